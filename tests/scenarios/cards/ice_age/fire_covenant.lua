local both = { "fifth", "microprose" }

scenario("Fire Covenant pays X life to divide X damage among creatures", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Fire Covenant")
  s.bob:mana "{C}{B}{R}"
  s.bob:will("number", 2)
  s.bob:casts("Fire Covenant", { x = 5, targets = { bears, angel } })
  s:expect(s.bob, { life = 15 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(angel, { damage = 3 })
end)

scenario("Fire Covenant takes no player, and no more life than there is", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:life(3)
  s.bob:has("hand", "Fire Covenant")
  s.bob:mana "{C}{B}{R}"
  s:expect_illegal(function() s.bob:casts("Fire Covenant", { x = 1, targets = { s.sue } }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Fire Covenant", { x = 4, targets = { bears } }) end, "R-MANA-7")
end)

scenario("Fire Covenant, ruling 2007-09-16: no more targets than X, and at least 1 damage to each", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fire Covenant")
  s.bob:mana "{C}{B}{R}"
  s:expect_illegal(function() s.bob:casts("Fire Covenant", { x = 1, targets = { bears, ogre } }) end, "Fire Covenant")
  s.bob:casts("Fire Covenant", { x = 2, targets = { bears, ogre } })
  s:expect(bears, { damage = 1 })
  s:expect(ogre, { damage = 1 })
  s:expect(s.bob, { life = 18 })
end)

scenario("Fire Covenant, ruling 2007-09-16: what a target has that is gone on resolution is lost", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Fire Covenant")
  s.bob:mana "{C}{B}{R}"
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:will("number", 2)
  s.bob:casts("Fire Covenant", { x = 5, targets = { bears, angel }, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(angel, { damage = 3 })
  s:expect(s.bob, { life = 15 })
end)

scenario("Fire Covenant is red and black: a creature with protection from either is no target", both, function(s)
  local wall = s.sue:has("in play", "Wall of Light")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fire Covenant")
  s.bob:mana "{1}{B}{R}"
  s:expect_illegal(function() s.bob:casts("Fire Covenant", { targets = { wall }, x = 1 }) end, "R-PROT-1")
  s:expect(bears, { zone = "in play" })
end)
