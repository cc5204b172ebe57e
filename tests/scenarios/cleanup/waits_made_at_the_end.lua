-- What is set up while the end of a turn is being done is done afterwards (R-CLEAN-6), but the same step of the same card
-- does not come twice in one end of turn: it waits for the next.
local both = { "fifth", "microprose" }

scenario("who comes back at the end of turn only to die comes back again at the end of the next (R-CLEAN-6)", both, function(s)
  s.sue:has("in play", "Vibrating Sphere")
  local gargoyle = s.sue:has("in play", "Ivory Gargoyle")
  -- It is Bob's turn: 2/2 with -0/-2.
  s:to("discard")
  s:expect(gargoyle, { zone = "graveyard" })
  s:to("end of cleanup")
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(gargoyle, { zone = "graveyard" })  -- it came, and died at once
end)
scenario("a step that sets itself up at the end of turn comes once a turn (R-CLEAN-6)", both, function(s)
  s:card [[ return enchantment "Round" { cost = "{0}", at_end_of_turn { of = you, next_end_of_turn { gain_life(1, you) } } } ]]
  s.bob:has("in play", "Round")
  s:next_turn()
  s:expect(s.bob, { life = 21 })
end)
