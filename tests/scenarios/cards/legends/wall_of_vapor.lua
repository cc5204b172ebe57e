local both = { "fifth", "microprose" }

scenario("Wall of Vapor takes no damage from what it blocks, but from a spell", both, function(s)
  local wall = s.sue:has("in play", "Wall of Vapor")           -- 0/1
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
  s.bob:casts("Lightning Bolt", { on = wall })
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Vapor takes the damage of a creature that it does not block", both, function(s)
  local wall = s.sue:has("in play", "Wall of Vapor")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local archer = s.bob:has("in play", "D'Avenant Archer")
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s.bob:activates(archer, { on = wall })
  s:expect(wall, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })                               -- R-BLOCK-2
end)
