local both = { "fifth", "microprose" }

scenario("Infernal Medusa destroys at the end of combat the creatures that block it, Walls excepted", both, function(s)
  local medusa = s.bob:has("in play", "Infernal Medusa")       -- 2/4
  local spider = s.sue:has("in play", "Giant Spider")          -- 2/4
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { medusa }
  s.sue:blocks { [spider] = medusa, [wall] = medusa }
  s.bob:assigns { [medusa] = { [wall] = 2 } }
  s:to("damage")
  s:expect(spider, { zone = "in play" })
  s:to("main")
  s:expect(spider, { zone = "graveyard" })
  s:expect(wall, { zone = "in play" })
  s:expect(medusa, { damage = 2 })
end)

scenario("Infernal Medusa destroys the attacker that it blocks", both, function(s)
  local spider = s.bob:has("in play", "Giant Spider")          -- 2/4
  local ogre = s.bob:has("in play", "Gray Ogre")
  local medusa = s.sue:has("in play", "Infernal Medusa")
  s.bob:attacks { spider, ogre }
  s.sue:blocks { [medusa] = spider }
  s:to("main")
  s:expect(medusa, { zone = "in play", damage = 2 })
  s:expect(spider, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Infernal Medusa, a 2/4, destroys even a Wall that she blocks, which may regenerate", both, function(s)
  local wall = s.bob:has("in play", "Wall of Brambles")
  local stone = s.bob:has("in play", "Wall of Stone")
  s.bob:has("in play", "Animate Wall", { on = wall })
  s.bob:has("in play", "Animate Wall", { on = stone })
  local medusa = s.sue:has("in play", "Infernal Medusa")
  local second = s.sue:has("in play", "Infernal Medusa")
  s:expect(medusa, { power = 2, toughness = 4 })
  s.bob:attacks { wall, stone }
  s.sue:blocks { [medusa] = wall, [second] = stone }
  s.bob:lands("Forest", 1)
  s.bob:will_regenerate(wall)
  s:to("main")
  s:expect(stone, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", tapped = true })
end)

scenario("Infernal Medusa destroys her blockers at the end of combat also when they have killed her", both, function(s)
  local medusa = s.bob:has("in play", "Infernal Medusa")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { medusa }
  s.sue:blocks { [wurm] = medusa }
  s:to("main")
  s:expect(medusa, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Infernal Medusa as a blocker destroys what killed her", both, function(s)
  local medusa = s.sue:has("in play", "Infernal Medusa")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [medusa] = wurm }
  s:to("main")
  s:expect(medusa, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)
