-- One turn follows the other (R-TURN-3), and how a phase ends (R-TURN-4).

local both = { "fifth", "microprose" }
local whim = [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]

scenario("R-TURN-3 nobody acts between two turns", both, function(s)
  s:card(whim)
  s.bob:has("hand", "Whim")
  s.sue:has("hand", "Whim")
  s:to("end of cleanup")
  s:expect(s, { turn_of = s.bob, step = "cleanup" })
  s:expect_illegal(function() s.bob:casts("Whim") end, "Bob may not act now")
  s:expect_illegal(function() s.sue:casts("Whim") end, "Sue may not act now")
  s:to("beginning of untap")
  s:expect(s, { turn_of = s.sue })
  s:expect(s.bob, { hand = 1, life = 20 })
end)

scenario("R-TURN-4 who let the phase end may act again when that is answered", both, function(s)
  s:card(whim)
  s.bob:has("hand", "Whim")
  s.sue:has("hand", "Whim")
  s:to("discard")
  s.sue:casts("Whim")
  s:expect(s, { turn_of = s.bob, step = "discard" })
  s.bob:casts("Whim")
  s:expect(s, { turn_of = s.bob, step = "discard" })
  s:expect(s.bob, { life = 21 })
end)
