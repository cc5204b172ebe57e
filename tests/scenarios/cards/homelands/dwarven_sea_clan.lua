local both = { "fifth", "microprose" }

scenario("Dwarven Sea Clan deals 2 damage at end of combat to an attacker whose controller has an island", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Island", 1)
  s:expect(clan, { power = 1, toughness = 1 })
  s:expect_illegal(function() s.sue:activates(clan, { on = ogre }) end, "R-TARGET-1")
  s.bob:attacks { ogre }
  s.sue:activates(clan, { on = ogre })
  s:expect(ogre, { damage = 0 })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Dwarven Sea Clan hurts a blocker of who has an island, too", both, function(s)
  local clan = s.bob:has("in play", "Dwarven Sea Clan")
  local giant = s.bob:has("in play", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Forest", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [wall] = giant }
  s:expect_illegal(function() s.bob:activates(clan, { on = wall }) end, "R-TARGET-1")
  s.sue:lands("Island", 1)
  s.bob:activates(clan, { on = wall })
  s:to("main")
  s:expect(wall, { damage = 5 })                   -- 3 of the Giant and 2 of the Clan
end)

scenario("Dwarven Sea Clan, ruling 2008-08-01: its target needs a controller with an island when it is used and when it resolves", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Island", 1)
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(clan, { on = ogre }) end, "R-TARGET-1")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Zuran Orb")
  s.bob:will("sacrifice", island)
  s.sue:activates(clan, { on = ogre, held = true })
  s.bob:activates(s.bob:finds("Zuran Orb"), { held = true })
  s:resolve()
  s:expect(island, { zone = "graveyard" })
  s:to("main")
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("R-RESOLVE-3 Dwarven Sea Clan that has died deals its damage at end of combat all the same", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:lands("Island", 1)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:attacks { wurm }
  s.sue:activates(clan, { on = wurm })
  s.bob:casts("Lightning Bolt", { on = clan })
  s:expect(clan, { zone = "graveyard" })
  s:to("main")
  s:expect(wurm, { damage = 2 })
end)

scenario("Dwarven Sea Clan may hit its own controller's blocker, and does not hurt what has died before", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Island", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears] = wurm, [wall] = ogre }
  s.sue:activates(clan, { on = wall })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { damage = 4 })
end)

scenario("Dwarven Sea Clan hurts at end of combat a fighter whose controller has an Island", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local own = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:activates(clan, { target = bears }) end, "(R-TARGET-1)")
  s.sue:activates(clan, { target = ogre })
  s:expect(ogre, { damage = 0 })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Dwarven Sea Clan cannot aim at the creature of a player without Islands", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:activates(clan, { target = ogre }) end, "(R-TARGET-1)")
end)
