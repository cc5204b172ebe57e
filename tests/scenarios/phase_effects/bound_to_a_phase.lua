-- Effects that belong to one phase (R-TURN-7).

local both = { "fifth", "microprose" }

scenario("R-TURN-7 it is used at the speed of an instant, also in answer to something", both, function(s)
  s:card [[ return artifact "Test Bell" { cost = "{0}",
    activated { cost = "{0}", only_if = phase "upkeep", gain_life(1) } } ]]
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  local bell = s.bob:has("in play", "Test Bell")
  s.sue:has("hand", "Whim")
  s:expect_illegal(function() s.bob:activates(bell) end, "the text of Test Bell does not allow it now")
  s:to("beginning of upkeep")
  s.sue:casts("Whim", { held = true })
  s.bob:activates(bell, { held = true })
  s:expect(s.bob, { life = 20 })
  s:resolve()
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 21 })
end)

scenario("R-TURN-7 what is free is used once in the phase, and once more in the next", both, function(s)
  s:card [[ return artifact "Test Bell" { cost = "{0}",
    activated { cost = "{0}", only_if = phase "main", gain_life(1) } } ]]
  local bell = s.bob:has("in play", "Test Bell")
  s.bob:activates(bell)
  s:expect_illegal(function() s.bob:activates(bell) end, "R-TURN-7")
  s:next_turn()
  s.bob:activates(bell)
  s:expect_illegal(function() s.bob:activates(bell) end, "R-TURN-7")
  s:expect(s.bob, { life = 22 })
end)

scenario("R-TURN-7 what costs something is used as often as it is paid for", both, function(s)
  s:card [[ return artifact "Test Bell" { cost = "{0}",
    activated { cost = "{1}", only_if = phase "main", gain_life(1) } } ]]
  local bell = s.bob:has("in play", "Test Bell")
  s.bob:mana "{C}{C}{C}"
  for _ = 1, 3 do s.bob:activates(bell) end
  s:expect(s.bob, { life = 23, mana = "" })
end)
