local both = { "fifth", "microprose" }

scenario("Reprisal buries a creature with power 4 or more, and none with 3", both, function(s)
  local mammoth = s.sue:has("in play", "Clay Statue")         -- 3/1
  local elemental = s.sue:has("in play", "Durkwood Boars")    -- 4/4
  s.bob:has("hand", "Reprisal")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:casts("Reprisal", { on = mammoth }) end, "R-TARGET-1")
  s.bob:casts("Reprisal", { on = elemental })
  s:expect(elemental, { zone = "graveyard" })
end)

scenario("R-DEST-2 Reprisal's burial is not regenerated, and a power raised to 4 will do", both, function(s)
  local statue = s.bob:has("in play", "Clay Statue")
  s.bob:has("in play", "Holy Strength", { on = statue })
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Reprisal")
  s.sue:lands("Plains", 2)
  s.sue:casts("Reprisal", { on = statue })
  s:expect(statue, { zone = "graveyard" })
end)

scenario("R-TARGET-5 Reprisal fails when the power has sunk below 4", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Reprisal")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Sorceress Queen")
  local queen = s.bob:has("in play", "Sorceress Queen")
  s.sue:casts("Reprisal", { on = wurm, held = true })
  s.bob:activates(queen, { target = wurm, held = true })
  s:resolve()
  s:expect(wurm, { zone = "in play", power = 0, toughness = 2 })
end)
