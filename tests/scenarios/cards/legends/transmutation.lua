local both = { "fifth", "microprose" }

scenario("Transmutation switches power and toughness until end of turn", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Transmutation")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Transmutation", { on = wurm })
  s:expect(wurm, { power = 4, toughness = 6 })
  s:next_turn()
  s:expect(wurm, { power = 6, toughness = 4 })
end)

scenario("R-CRE-7 Transmutation kills a creature of power 0", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Transmutation")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Transmutation", { on = wall })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Under Transmutation an effect that adds to power adds to toughness", both, function(s)
  local ants = s.bob:has("in play", "Wall of Opposition")       -- 0/6, {1}: +1/+0
  s.bob:has("hand", "Transmutation")
  s.bob:lands("Swamp", 4)
  s.bob:activates(ants)
  s.bob:casts("Transmutation", { on = ants })
  s:expect(ants, { power = 6, toughness = 1 })
  s.bob:activates(ants)
  s:expect(ants, { power = 6, toughness = 2 })
end)

scenario("Transmutation, ruling 2013-04-15: used twice, it gives the creature its own size back", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Transmutation", { count = 2 })
  s.bob:lands("Swamp", 4)
  s.bob:casts("Transmutation", { on = wurm })
  s.bob:casts("Transmutation", { on = wurm })
  s:expect(wurm, { power = 6, toughness = 4 })
end)

scenario("Transmutation, ruling 2013-04-15: Unholy Strength that comes later raises what is switched", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")                -- 6/4
  s.bob:has("hand", "Transmutation")
  s.bob:has("hand", "Unholy Strength")                          -- +2/+1
  s.bob:lands("Swamp", 3)
  s.bob:casts("Transmutation", { on = wurm })
  s.bob:casts("Unholy Strength", { on = wurm })
  s:expect(wurm, { power = 5, toughness = 8 })
end)
