-- Mana that is spent as though it were another (R-MANA-6).

local both = { "fifth", "microprose" }

local glasses = [[ return artifact "Test Glasses" { cost = "{0}", spends_as { mana = "{W}", as = "{R}", affects = you } } ]]

scenario("R-MANA-6 white mana pays for red, drawn by the payment or lying in the pool, and for white still", both, function(s)
  s:card(glasses)
  s.bob:has("in play", "Test Glasses")
  s.bob:has("in play", "Plains")
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:has("hand", "White Knight")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s.bob:mana "{W}{W}{W}"
  s.bob:casts("White Knight")
  s:expect(s.bob, { mana = "{W}" })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-6 red mana pays for no white, other mana for neither, and the opponent has no use of it", both, function(s)
  s:card(glasses)
  s.bob:has("in play", "Test Glasses")
  s.bob:has("hand", "White Knight")
  s.bob:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Lightning Bolt")
  s.bob:mana "{R}{R}"
  s:expect_illegal(function() s.bob:casts("White Knight") end, "{W}{W} cannot be paid")
  s.sue:has("in play", "Plains")
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = s.bob }) end, "{R} cannot be paid")
end)

scenario("R-ART-1 tapped it lets nobody spend anything so", both, function(s)
  s:card(glasses)
  local it = s.bob:has("in play", "Test Glasses", { tapped = true })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { target = s.sue }) end, "{R} cannot be paid")
  s:expect(it, { tapped = true })
end)

scenario("R-MANA-7 an X of one colour only is paid so too", both, function(s)
  s.bob:makes("Test Glasses", { types = { "artifact" }, text = "You may spend white mana as though it were red mana." })
  s:card [[ return sorcery "Test Pyre" { cost = "{X}", extra_cost = { "{0}", x_only = "red" }, target = creature_or_player, deal(x, target) } ]]
  s.bob:has("hand", "Test Pyre")
  s.bob:mana "{W}{W}{G}"
  s.bob:casts("Test Pyre", { target = s.sue, x = 2 })
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { mana = "{G}" })
end)
