"""The files in deploy/ and the Containerfile, each held to what reads it."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import kubernetes_validate
import pytest
import yaml
from containerfile import read
from instances import TOP

from dealerapi.api.settings import PREFIX, SETTINGS, read_settings

DEPLOY = TOP / "deploy"
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
# What gunicorn gives requests in flight after the drain.
GRACE = 30


def settings_in(environ: dict[str, str]) -> float:
    """The drain that an environment sets; raises WrongSetting if it holds what is no setting."""
    return read_settings({name: text for name, text in environ.items() if PREFIX in name}).drain


def containerfile(stage: int) -> dict[str, list[str]]:
    """The instructions of one stage, by name."""
    found: dict[str, list[str]] = {}
    for step in read(TOP / "Containerfile"):
        if step.stage == stage:
            found.setdefault(step.name, []).append(step.rest)
    return found


def container_environment() -> dict[str, str]:
    """What the image sets."""
    pairs = " ".join(containerfile(1)["ENV"]).split()
    return dict(pair.split("=", 1) for pair in pairs)


def test_the_containerfile_passes_the_linter():
    """Hadolint knows what goes wrong in such files."""
    linter = Path(sys.executable).with_name("hadolint")
    said = subprocess.run([linter, "Containerfile"], cwd=TOP, check=False, capture_output=True)
    assert (said.returncode, said.stdout) == (0, b"")


def test_the_container_has_what_it_runs_and_no_more():
    """A user without rights, a health check, pinned packages; and nothing to build with."""
    build, last = containerfile(0), containerfile(1)
    assert last["USER"] == ["10001:10001"]
    assert last["STOPSIGNAL"] == ["SIGTERM"]
    assert last["EXPOSE"] == ["8000"]
    assert "/healthz" in last["HEALTHCHECK"][0]
    assert "--require-hashes --only-binary :all: -r requirements.lock" in build["RUN"][0]
    assert build["FROM"][0].removesuffix(" AS build") == last["FROM"][0]
    assert [run.split()[:4] for run in last["RUN"]] == [["python", "-m", "pip", "uninstall"]]
    environ = container_environment()
    assert settings_in(environ) > 0
    assert environ["WEB_CONCURRENCY"].isdecimal()


def test_the_builder_sees_what_is_copied_and_nothing_else():
    """The list of what is ignored names just the sources of the copies."""
    copied = set()
    for copy in containerfile(0)["COPY"]:
        copied |= set(copy.split()[:-1])
    assert all((TOP / source.removeprefix("./")).exists() for source in copied)
    lines = (TOP / ".containerignore").read_text().splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == copied
    assert "*" in lines
    assert (TOP / ".dockerignore").readlink() == Path(".containerignore")


@pytest.mark.parametrize("file", MANIFESTS, ids=lambda file: file.stem)
def test_the_manifests_are_what_kubernetes_reads(file):
    """Against its own schemas, in which no field may be unknown."""
    for manifest in yaml.safe_load_all(file.read_text()):
        kubernetes_validate.validate(manifest, "1.37", strict=True)
        manifest["spec"]["replica"] = 3
        with pytest.raises(kubernetes_validate.ValidationError, match="replica"):
            kubernetes_validate.validate(manifest, "1.37", strict=True)


def test_the_manifests_mean_the_same_instances():
    """Each finds the pods by the labels and the port that the deployment gives them."""
    specs = {file.stem: yaml.safe_load(file.read_text())["spec"] for file in MANIFESTS}
    pod = specs["deployment"]["template"]
    labels = pod["metadata"]["labels"]
    container = pod["spec"]["containers"][0]
    port = container["ports"][0]
    assert port["containerPort"] == int(containerfile(1)["EXPOSE"][0])
    assert specs["deployment"]["selector"] == {"matchLabels": labels}
    assert specs["disruption"]["selector"] == {"matchLabels": labels}
    assert specs["network"]["podSelector"] == {"matchLabels": labels}
    assert specs["service"]["selector"] == labels
    assert specs["service"]["ports"][0]["targetPort"] == port["name"]
    assert specs["network"]["ingress"][0]["ports"][0]["port"] == port["name"]
    assert specs["autoscaler"]["scaleTargetRef"]["name"] == "dealer-assist"
    for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
        assert container[probe]["httpGet"]["port"] == port["name"]
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"


def test_the_pods_fulfil_the_restricted_standard():
    """The strictest of Kubernetes' own; and there is time to drain."""
    pod = yaml.safe_load((DEPLOY / "kubernetes/deployment.yaml").read_text())["spec"]["template"]
    container = pod["spec"]["containers"][0]
    assert pod["spec"]["securityContext"]["runAsNonRoot"] is True
    assert pod["spec"]["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    drain = settings_in({entry["name"]: entry["value"] for entry in container["env"]})
    assert 0 < drain < pod["spec"]["terminationGracePeriodSeconds"] - GRACE


def test_the_compose_file_fits_the_proxy_and_the_container():
    """HAProxy finds its configuration, its settings and the instances; these are confined."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    proxy = services.pop("haproxy")
    wanted = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "haproxy.cfg").read_text()))
    assert set(proxy["environment"]) == wanted
    backends = {text for name, text in proxy["environment"].items() if name != "BIND"}
    assert backends == {f"{name}:8000" for name in services}
    assert (DEPLOY / proxy["volumes"][0].partition(":")[0]).is_file()
    for instance in services.values():
        assert (DEPLOY / instance["build"]["context"] / "Containerfile").is_file()
        assert instance["read_only"] is True
        assert instance["cap_drop"] == ["ALL"]
        assert instance["networks"] == ["inside"]
        drain = settings_in({**container_environment(), **instance["environment"]})
        assert drain < int(instance["stop_grace_period"].removesuffix("s")) - GRACE
    assert compose["networks"]["inside"]["internal"] is True


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None,
    reason="systemd-analyze is not installed (on Debian: apt install systemd)",
)
def test_the_units_are_what_systemd_reads(tmp_path):
    """Systemd finds no fault in them, and little to which they are exposed."""
    # The program has to be there to pass; here it lies elsewhere.
    here = str(Path(sys.executable).with_name("gunicorn"))
    for name in ("dealer-assist.service", "dealer-assist.socket"):
        text = (DEPLOY / name).read_text()
        (tmp_path / name).write_text(text.replace("/opt/dealer-assist/.venv/bin/gunicorn", here))
    units = [tmp_path / "dealer-assist.service", tmp_path / "dealer-assist.socket"]
    read = subprocess.run(["systemd-analyze", "verify", *units], check=False, capture_output=True)
    assert (read.returncode, read.stderr) == (0, b"")
    judge = ["systemd-analyze", "security", "--offline=true", "--threshold=5", "--no-pager"]
    judged = subprocess.run([*judge, units[0]], check=False, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout.splitlines()[-1]


def test_the_unit_leaves_time_to_stop():
    """Longer than gunicorn gives the requests in flight; and the socket comes with it."""
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str
    unit.read(DEPLOY / "dealer-assist.service")
    assert unit.getint("Service", "TimeoutStopSec") > GRACE
    assert unit["Unit"]["Requires"] == unit["Install"]["Also"] == "dealer-assist.socket"


def test_everything_here_is_explained():
    """The manual names each file that somebody can use."""
    manual = (TOP / "docs/deploy.md").read_text()
    for file in (*DEPLOY.glob("*.*"), DEPLOY / "kubernetes", TOP / "Containerfile"):
        assert file.name in manual, file.name


def test_every_setting_is_in_the_manual():
    """Each has a row of the table, and none that there is not."""
    manual = (TOP / "docs/deploy.md").read_text()
    named = re.findall(r"^\| `([A-Z]+_[A-Z_]+)` \|", manual, re.MULTILINE)
    assert sorted(named) == sorted(["WEB_CONCURRENCY", *(each.name for each in SETTINGS)])
