local both = { "fifth", "microprose" }

scenario("Under Living Plane all lands are 1/1 creatures, which attack and die", both, function(s)
  s.bob:has("in play", "Living Plane")
  local forest = s.bob:has("in play", "Forest")
  local island = s.sue:has("in play", "Island")
  s:expect(forest, { types = { "creature", "land" }, power = 1, toughness = 1 })
  s.bob:attacks { forest }
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = island })
  s:expect(island, { zone = "graveyard" })
end)

scenario("Living Plane, ruling 2009-10-01: a land that was just played gives no mana and does not attack", both, function(s)
  s.bob:has("in play", "Living Plane")
  s.bob:has("hand", "Forest")
  s.bob:plays_land("Forest")
  local forest = s.bob:finds("Forest")
  s:expect_illegal(function() s.bob:taps_for_mana(forest) end, "R-SICK-1")
  s:expect_illegal(function() s.bob:attacks { forest } end, "R-SICK-1")
end)
