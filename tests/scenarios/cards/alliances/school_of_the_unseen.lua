local both = { "fifth", "microprose" }

scenario("School of the Unseen gives {C}, or for {2} one mana of any colour", both, function(s)
  local one = s.bob:has("in play", "School of the Unseen")
  local two = s.bob:has("in play", "School of the Unseen")
  local three = s.bob:has("in play", "School of the Unseen")
  s.bob:activates(one, { ability = 1 })
  s:expect(s.bob, { mana = "{C}" })
  s.bob:activates(two, { ability = 1 })
  s.bob:activates(three, { ability = 2, choosing = "red" })
  s:expect(s.bob, { mana = "{R}" })
  s:expect(three, { tapped = true })
end)

scenario("School of the Unseen does not pay its own {2}, and is the land of the turn (R-LAND-1)", both, function(s)
  s.bob:has("hand", "School of the Unseen")
  s.bob:has("hand", "Forest")
  s.bob:plays_land("School of the Unseen")
  local it = s.bob:finds("School of the Unseen")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(it, { ability = 2, choosing = "red" }) end, "R-COST-1")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
end)
