// Judges hands of deuces wild with pokersolver: a JSON list of hands comes in, and out go the
// microseconds for one and the name of each, empty where it threw an error.
const { Hand } = require("pokersolver");

const hands = JSON.parse(require("fs").readFileSync(0, "utf8"));

function name(hand) {
  try {
    return Hand.solve(hand, "deuceswild").name;
  } catch (error) {
    return "";
  }
}

const names = hands.map(name);
const times = [];
for (let round = 0; round < 5; round++) {
  const start = process.hrtime.bigint();
  hands.forEach(name);
  times.push(Number(process.hrtime.bigint() - start) / hands.length / 1000);
}
times.sort((one, other) => one - other);
process.stdout.write(JSON.stringify({ microseconds: times[2], names }));
