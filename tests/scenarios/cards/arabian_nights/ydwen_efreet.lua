local both = { "fifth", "microprose" }

scenario("Ydwen Efreet blocks as a 3/6 where the coin is won", both, function(s)
  local efreet = s.sue:has("in play", "Ydwen Efreet")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(efreet, { power = 3, toughness = 6, colours = { "red" } })
  s:chance { "heads" }
  s.bob:attacks { ogre }
  s.sue:blocks { [efreet] = ogre }
  s:expect(efreet, { blocking = true })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(efreet, { damage = 2 })
end)

scenario("Ydwen Efreet does not block where the coin is lost, and the attacker comes through", both, function(s)
  local efreet = s.sue:has("in play", "Ydwen Efreet")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:chance { "tails" }
  s.bob:attacks { ogre }
  s.sue:blocks { [efreet] = ogre }
  s:expect(efreet, { blocking = false, tapped = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("Ydwen Efreet attacks without a coin", both, function(s)
  local efreet = s.bob:has("in play", "Ydwen Efreet")
  s.bob:attacks { efreet }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Ydwen Efreet, ruling 2009-10-01: the coin is flipped each time that it blocks", both, function(s)
  local efreet = s.sue:has("in play", "Ydwen Efreet")
  local mammoth = s.bob:has("in play", "War Mammoth")          -- 3/3
  s:chance { "tails", "heads" }
  s.bob:attacks { mammoth }
  s.sue:blocks { [efreet] = mammoth }
  s:expect(efreet, { blocking = false })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.bob)
  s.bob:attacks { mammoth }
  s.sue:blocks { [efreet] = mammoth }
  s:expect(efreet, { blocking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Ydwen Efreet that loses the coin leaves the attacker to the other blocker", both, function(s)
  local at = s.sue:has("in play", "Hill Giant")
  local y = s.bob:has("in play", "Ydwen Efreet")
  local b = s.bob:has("in play", "Grizzly Bears")
  s:chance { "tails" }
  s:turn_of(s.sue)
  s.sue:attacks { at }
  s.bob:blocks { [y] = at, [b] = at }
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(b, { zone = "graveyard" })
end)
