local both = { "fifth", "microprose" }

scenario("Lure: all creatures that can block the enchanted creature do", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local a = s.sue:has("in play", "Gray Ogre")
  local b = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Lure")
  s.bob:mana "{1}{G}{G}"
  s.bob:casts("Lure", { on = bears })
  s.bob:attacks { bears, wurm }
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [a] = bears } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [a] = bears, [b] = wurm } end, "R-CBT-6")
  s.sue:blocks { [a] = bears, [b] = bears }
  s.bob:assigns { [bears] = { [a] = 2 } }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(a, { zone = "graveyard" })
end)

scenario("Lure, ruling 2017-11-17: who is tapped or may not block that creature does not", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lure", { on = bears })
  local tapped = s.sue:has("in play", "Gray Ogre", { tapped = true })
  local orcs = s.sue:has("in play", "Ironclaw Orcs")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [giant] = bears, [orcs] = bears } end, "Ironclaw Orcs")
  s.sue:blocks { [giant] = bears }
  s:expect(tapped, { blocking = false })
  s:expect(orcs, { blocking = false })
end)

scenario("Lure, ruling 2017-11-17: it lets nobody block who could not", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Lure", { on = sprites })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [falcon] = sprites, [spider] = sprites, [ogre] = sprites } end, "R-FLY-1")
  s.sue:blocks { [falcon] = sprites, [spider] = sprites }
  s:expect(ogre, { blocking = false })
end)

scenario("Lure on Thicket Basilisk: all that must block are stoned", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  s.bob:has("in play", "Lure", { on = basilisk })
  local a = s.sue:has("in play", "Craw Wurm")
  local b = s.sue:has("in play", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:attacks { basilisk }
  s.sue:blocks { [a] = basilisk, [b] = basilisk, [wall] = basilisk }
  s.bob:assigns { [basilisk] = { [wall] = 2 } }
  s:to("main")
  s:expect(a, { zone = "graveyard" })
  s:expect(b, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-LW-1 Lure asks nothing of a creature that landwalk passes by", both, function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.bob:has("in play", "Lure", { on = wraith })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { wraith }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Lure, ruling 2017-11-17: nobody has to pay so that a creature may block", both, function(s)
  local giant = s.bob:has("in play", "Hill Giant")
  s.bob:has("in play", "Lure", { on = giant })
  local hipparion = s.sue:has("in play", "Hipparion")
  s.sue:lands("Plains", 1)
  s.bob:attacks { giant }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(hipparion, { zone = "in play" })
end)

scenario("Lure with Fear: only who may block a creature with fear must", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lure", { on = bears })
  s.bob:has("in play", "Fear", { on = bears })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local golem = s.sue:has("in play", "Obsianus Golem")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [zombies] = bears } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [zombies] = bears, [golem] = bears, [ogre] = bears } end, "Fear")
  s.sue:blocks { [zombies] = bears, [golem] = bears }
  s:expect(ogre, { blocking = false })
end)

scenario("Lure in a band: who is lured blocks the lured creature, and so the band", both, function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { pegasus, wurm } }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "R-CBT-6")
  s.sue:blocks { [ogre] = wurm, [bears] = wurm }
  s.bob:assigns { [wurm] = { [ogre] = 2, [bears] = 4 }, [pegasus] = { [ogre] = 1 }, [ogre] = { [wurm] = 2 }, [bears] = { [pegasus] = 2 } }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play", damage = 2 })
  s:expect(pegasus, { zone = "graveyard" })
end)

scenario("Lure that is destroyed before the attack leaves the blockers free", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local lure = s.bob:has("in play", "Lure", { on = bears })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Disenchant")
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = lure })
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)
