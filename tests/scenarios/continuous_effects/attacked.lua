-- What an effect depends on is looked at again when it changes, the end of "this turn" among it.

scenario("a creature that attacked this turn is stronger until the turn is over (R-CONT-1)", function(s)
  s:card [[ return enchantment "Test Fury" { cost = "{1}",
    continuous { affects = creatures:attacked(), plus = "+2/+0" } } ]]
  s.bob:has("in play", "Test Fury")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 2 })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(bears, { power = 4 })
  s:next_turn()
  s:expect(bears, { power = 2 })
end)
