-- For wrk: "NUMBER" in the address becomes a number, another at each request, below the one that is given.
local number, numbers, path = 0, 1, ''

function init(args)
  numbers = tonumber(args[1])
  path = wrk.path
end

function request()
  number = (number + 1) % numbers
  return wrk.format(nil, (path:gsub('NUMBER', tostring(number))))
end
