local both = { "fifth", "microprose" }

scenario("Sunglasses of Urza: white mana pays for red, and still for white", both, function(s)
  s.bob:has("in play", "Sunglasses of Urza")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Savannah Lions")
  s.bob:mana "{W}{W}"
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s.bob:casts("Savannah Lions")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { mana = "", in_play = { "Sunglasses of Urza", "Savannah Lions" } })
end)

scenario("Sunglasses of Urza: red mana pays for no white, white for no other colour, and an opponent has nothing of it", both, function(s)
  s.bob:has("in play", "Sunglasses of Urza")
  s.bob:has("hand", "Savannah Lions")
  s.bob:has("hand", "Dark Ritual")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Savannah Lions") end, "R-COST-1")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Dark Ritual") end, "R-COST-1")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{W}"
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = s.bob }) end, "R-COST-1")
end)
