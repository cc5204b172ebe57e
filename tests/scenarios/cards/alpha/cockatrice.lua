local both = { "fifth", "microprose" }

scenario("Cockatrice destroys what blocks it at the end of combat, but no Wall", both, function(s)
  local it = s.bob:has("in play", "Cockatrice")
  local spider = s.sue:has("in play", "Giant Spider")
  local wall = s.sue:has("in play", "Wall of Swords")
  s:expect(it, { power = 2, toughness = 4, has = { "flying" } })
  s.bob:attacks { it }
  s.sue:blocks { [spider] = it, [wall] = it }
  s.bob:assigns { [it] = { [wall] = 2 } }
  s:to("damage")
  s:expect(spider, { zone = "in play" })
  s:to("main")
  s:expect(spider, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", damage = 2 })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Cockatrice destroys what it blocks, which may regenerate", both, function(s)
  local troll = s.bob:has("in play", "Uthden Troll")
  local other = s.bob:has("in play", "Craw Wurm")
  s.bob:lands("Mountain", 2)
  local it = s.sue:has("in play", "Cockatrice")
  s.bob:attacks { troll, other }
  s.sue:blocks { [it] = troll }
  s.bob:will_regenerate(troll)
  s.bob:will_regenerate(troll)
  s:to("main")
  s:expect(troll, { zone = "in play", tapped = true })
  s:expect(other, { zone = "in play" })
end)

scenario("Cockatrice destroys no Wall that it blocks, and none of the other creatures that fight beside it", both, function(s)
  local it = s.sue:has("in play", "Cockatrice")
  local wall = s.bob:has("in play", "Wall of Swords")
  local minotaur = s.bob:has("in play", "Hurloon Minotaur")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:has("in play", "Animate Wall", { on = wall })
  s.bob:attacks { wall, minotaur }
  s.sue:blocks { [it] = wall, [giant] = minotaur }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 2 })
  s:expect(giant, { zone = "in play", damage = 2 })
  s:expect(it, { zone = "in play", damage = 3 })
end)

scenario("Cockatrice destroys at the end of combat what is no creature any more by then", { "microprose" }, function(s)
  local bird = s.sue:has("in play", "Cockatrice")
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { swamp }
  s.sue:blocks { [bird] = swamp }
  s.sue:casts("Disenchant", { on = bell })
  s:to("main")
  s:expect(swamp, { zone = "graveyard" })
end)
