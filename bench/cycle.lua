-- Posts the bodies of a file, one a line, over and over: wrk -s cycle.lua URL -- FILE
local made = 0

function setup(thread)
  thread:set("number", made)
  made = made + 1
end

local requests, at = {}, 0

function init(arguments)
  local headers = { ["Content-Type"] = "application/json", ["Accept"] = "*/*" }
  for body in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("POST", nil, headers, body)
  end
  -- The threads don't ask for the same deal at the same time.
  at = math.floor(number * #requests / 2)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'FOUND {"requests": %d, "microseconds": %d, "refused": %d, "lost": %d, "p50": %d, "p99": %d}',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
