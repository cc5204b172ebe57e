local both = { "fifth", "microprose" }

scenario("Goblin Lyre won deals the opponent as much damage as its controller has creatures", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "heads" }
  s.bob:activates(lyre, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
  s:expect(lyre, { zone = "graveyard" })
end)

scenario("Goblin Lyre lost deals its controller as much damage as the opponent has creatures", both, function(s)
  local lyre = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "tails" }
  s.bob:activates(lyre, { target = s.sue })
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 20 })
  s:expect(lyre, { zone = "graveyard" })
end)
