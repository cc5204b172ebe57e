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
