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
