-- A rule may have players play with their hands open (R-ZONE-3).
local both = { "fifth", "microprose" }

scenario("R-ZONE-3 an open hand is seen, and the other is not", both, function(s)
  s:card [[ return enchantment "Test Candour" { cost = "{G}", text = "Your opponent plays with their hand revealed.",
    hand_open { affects = opponent } } ]]
  local bolt = s.sue:has("hand", "Lightning Bolt")
  local bears = s.bob:has("hand", "Grizzly Bears")
  s:expect_view(s.bob, { does_not_see = bolt })
  s.bob:has("in play", "Test Candour")
  s:expect_view(s.bob, { sees = bolt })
  s:expect_view(s.sue, { does_not_see = bears })
end)
