-- Who asks for a second creature hears of each pair of a block; who asks for none, of the block as a whole.
local both = { "fifth", "microprose" }

local function blocked_by_two(s, script)
  s:card(script)
  local ox = s.bob:makes("Ox", { power = 0, toughness = 5 })
  local one = s.sue:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Test Herald")
  s.bob:attacks { ox }
  s.sue:blocks { [one] = ox, [other] = ox }
  s:to "main"
end

scenario("R-TRIG-1 a creature that two block becomes blocked once", both, function(s)
  blocked_by_two(s, [[ return enchantment "Test Herald" { cost = "{R}", becomes_blocked { what = creatures, gain_life(1) } } ]])
  s:expect(s.bob, { life = 21 })
end)

scenario("R-TRIG-1 each of two blockers blocks once", both, function(s)
  blocked_by_two(s, [[ return enchantment "Test Herald" { cost = "{R}", blocks { what = creatures, gain_life(1) } } ]])
  s:expect(s.bob, { life = 22 })
end)

scenario("R-TRIG-1 it becomes blocked by each of those that are asked for", both, function(s)
  blocked_by_two(s, [[ return enchantment "Test Herald" { cost = "{R}", becomes_blocked { by = creatures, gain_life(1) } } ]])
  s:expect(s.bob, { life = 22 })
end)

scenario("R-TRIG-1 and by no others", both, function(s)
  blocked_by_two(s, [[ return enchantment "Test Herald" { cost = "{R}", becomes_blocked { by = creatures:power(3, "at least"), gain_life(1) } } ]])
  s:expect(s.bob, { life = 20 })
end)
