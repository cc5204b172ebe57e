local both = { "fifth", "microprose" }

scenario("Soldevi Machinist pays for the ability of an artifact", both, function(s)
  local machinist = s.bob:has("in play", "Soldevi Machinist")
  local shield = s.bob:has("in play", "Snow Fortress")
  s:expect(machinist, { power = 1, toughness = 1 })
  s.bob:activates(machinist)
  s:expect(machinist, { tapped = true })
  s.bob:activates(shield, { ability = 1 })
  s.bob:activates(shield, { ability = 1 })
  s:expect(shield, { power = 2 })
end)

scenario("Soldevi Machinist, ruling 2008-08-01: its mana pays for no artifact spell and for no other ability", both, function(s)
  local machinist = s.bob:has("in play", "Soldevi Machinist")
  local spirit = s.bob:has("in play", "Mesa Falcon")
  s.bob:has("hand", "Shield of the Ages")
  s.bob:mana "{W}"
  s.bob:activates(machinist)
  s:expect_illegal(function() s.bob:casts("Shield of the Ages") end, "R-COST-1")
  s:expect_illegal(function() s.bob:activates(spirit) end, "R-COST-1")
end)

scenario("R-SICK-1 Soldevi Machinist gives no mana in the turn in which it comes", both, function(s)
  local machinist = s.bob:has("in play", "Soldevi Machinist", { sick = true })
  s:expect_illegal(function() s.bob:activates(machinist) end, "R-SICK-1")
end)

scenario("Soldevi Machinist is drawn on in answer, as a mana source is, and its unused mana burns (R-MANA-4)", both, function(s)
  local machinist = s.bob:has("in play", "Soldevi Machinist")
  s.bob:activates(machinist)
  s:next_turn()
  s:expect(s.bob, { life = 18, mana = "" })
end)
