-- Callers who ask at their own pace, whether they are served or not, and count what they are told:
-- wrk -s crowd.lua URL -- FILE MILLISECONDS. Each waits so long on average before it asks again.
local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

local requests, at, pause = {}, 0, 0
served, shed, strange, hasty = 0, 0, 0, 0

function init(arguments)
  local headers = { ["Content-Type"] = "application/json", ["Accept"] = "*/*" }
  for body in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("POST", nil, headers, body)
  end
  pause = tonumber(arguments[2])
  math.randomseed(number)
  at = math.floor(number * #requests / 2)
end

function delay()
  return math.random(0, 2 * pause)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function response(status, headers)
  if status == 200 then
    served = served + 1
  elseif status == 503 then
    shed = shed + 1
    if not (headers["Retry-After"] or headers["retry-after"]) then hasty = hasty + 1 end
  else
    strange = strange + 1
  end
end

function done(summary)
  local all = { served = 0, shed = 0, strange = 0, hasty = 0 }
  for _, thread in ipairs(threads) do
    for name, count in pairs(all) do all[name] = count + thread:get(name) end
  end
  local errors = summary.errors
  print(string.format(
    'FOUND {"served": %d, "shed": %d, "strange": %d, "hasty": %d, "broken": %d, "late": %d, "microseconds": %d}',
    all.served, all.shed, all.strange, all.hasty,
    errors.connect + errors.read + errors.write, errors.timeout, summary.duration))
end
