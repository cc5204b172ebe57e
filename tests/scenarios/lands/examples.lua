local both = { "fifth", "microprose" }

scenario("E-200 a land's costless ability stays on while the land is tapped", both, function(s)
  s:card [[ return land "Test Keep" {
    continuous { affects = creatures:controlled_by(you), plus = "+0/+1" },
    activated { cost = "{T}", speed = "mana source", add_mana "{W}" } } ]]
  local keep = s.bob:has("in play", "Test Keep")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 2, toughness = 3 })
  s.bob:taps_for_mana(keep)
  s:expect(keep, { tapped = true })
  s:expect(s.bob, { mana = "{W}" })
  s:expect(bears, { power = 2, toughness = 3 })
  s:expect(other, { power = 2, toughness = 2 })
end)

scenario("E-202 a mountain, a special land, and the special land turned into a mountain", both, function(s)
  s:card [[ return land "Test Waste" {} ]]
  s:card [[ return enchant_land "Test Upheaval" { cost = "{R}", continuous { affects = enchanted, becomes_land = "mountain" } } ]]
  local mountain = s.bob:has("in play", "Mountain")
  local waste = s.bob:has("in play", "Test Waste")
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { mana = "{R}" })
  s:expect(waste, { land_types = {} })
  s:expect_illegal(function() s.bob:taps_for_mana(waste) end, "R-LAND-3")
  s.bob:has("hand", "Test Upheaval")
  s.bob:casts("Test Upheaval", { on = waste })
  s:expect(waste, { land_types = { "mountain" }, name = "Mountain" })
  s.bob:taps_for_mana(waste)
  s:expect(s.bob, { mana = "{R}" })
end)
