-- Tokens that nothing tells apart can be named; those that differ are counted.
local both = { "fifth", "microprose" }

local hive = [[ return artifact "Test Nest" { cost = "{1}",
  activated { cost = "{1}", make_token(1, token "Wasp" "Test Wasp" { power = 1, toughness = 1, types = { "creature", "artifact" } }) } } ]]

local function wasps(s)
  s:card(hive)
  local nest = s.bob:has("in play", "Test Nest")
  s.bob:mana "{1}{1}"
  s.bob:activates(nest)
  s.bob:activates(nest)
end

scenario("one of several equal tokens can be named", both, function(s)
  wasps(s)
  s.sue:has("hand", "Shatter")
  s.sue:lands("Mountain", 2)
  s.sue:casts("Shatter", { on = "Test Wasp" })
  s:expect(s.bob, { in_play = 2 })
  s:expect(s.bob:finds("Test Wasp"), { power = 1 })
end)

scenario("of several that differ the number says which, the oldest first", both, function(s)
  wasps(s)
  local first, second = s.bob:finds("Test Wasp", 1), s.bob:finds("Test Wasp", 2)
  s.sue:has("hand", "Shatter")
  s.sue:lands("Mountain", 2)
  s.sue:casts("Shatter", { on = second })
  s:expect(second, { zone = "nowhere" })
  s:expect(first, { zone = "in play" })
end)
