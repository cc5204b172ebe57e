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
