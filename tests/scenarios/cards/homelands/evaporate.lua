local both = { "fifth", "microprose" }

scenario("Evaporate deals 1 damage to each blue and each white creature, and to nothing else", both, function(s)
  s.bob:has("hand", "Evaporate")
  s.bob:lands("Mountain", 3)
  local blue = s.sue:has("in play", "Sea Spirit")
  local white = s.bob:has("in play", "Shield Bearer")
  local green = s.sue:has("in play", "Grizzly Bears")
  local storm = s.sue:has("in play", "Storm Spirit")
  s.bob:casts("Evaporate")
  s:expect(blue, { damage = 1 })
  s:expect(white, { damage = 1 })
  s:expect(green, { damage = 0 })
  s:expect(storm, { damage = 1 })                  -- white and blue, yet one creature
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
end)
