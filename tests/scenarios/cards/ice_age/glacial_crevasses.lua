local both = { "fifth", "microprose" }

scenario("Glacial Crevasses sacrifice a snow-covered Mountain, and no creature deals damage in combat this turn", both, function(s)
  local crevasses = s.sue:has("in play", "Glacial Crevasses")
  local mountain = s.sue:has("in play", "Snow-Covered Mountain", { tapped = true })
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears] = ogre }
  s.sue:activates(crevasses)
  s:expect(mountain, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
end)

scenario("Glacial Crevasses take neither a Mountain without snow nor another snow-covered land", both, function(s)
  local crevasses = s.bob:has("in play", "Glacial Crevasses")
  s.bob:lands("Mountain", 1)
  s.bob:has("in play", "Snow-Covered Forest")
  s.sue:has("in play", "Snow-Covered Mountain")
  s:expect_illegal(function() s.bob:activates(crevasses) end, "sacrifice")
end)

scenario("Glacial Crevasses take a snow-covered Forest that Phantasmal Terrain has made a mountain (R-SNOW-1)", both, function(s)
  local crevasses = s.bob:has("in play", "Glacial Crevasses")
  local forest = s.bob:has("in play", "Snow-Covered Forest")
  s:expect_illegal(function() s.bob:activates(crevasses) end, "sacrifice")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:mana "{U}{U}"
  s.bob:casts("Phantasmal Terrain", { on = forest, choosing = "mountain" })
  s.bob:activates(crevasses)
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Glacial Crevasses stop combat damage alone: a Prodigal Sorcerer goes on hurting", both, function(s)
  local crevasses = s.sue:has("in play", "Glacial Crevasses")
  s.sue:has("in play", "Snow-Covered Mountain")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:activates(crevasses)
  s.bob:activates(tim, { on = s.sue })
  s:to("main")
  s:expect(s.sue, { life = 19 })
end)

scenario("Glacial Crevasses that Magical Hack has changed take a snow-covered forest", both, function(s)
  local it = s.bob:has("in play", "Glacial Crevasses")
  local forest = s.bob:has("in play", "Snow-Covered Forest")
  s.bob:has("in play", "Snow-Covered Mountain")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = it, choosing = { "mountain", "forest" } })
  s.bob:activates(it)
  s:expect(forest, { zone = "graveyard" })
end)
