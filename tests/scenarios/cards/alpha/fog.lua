local both = { "fifth", "microprose" }

scenario("Fog: creatures deal no combat damage this turn", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears] = ogre }
  s.sue:casts("Fog")
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0, tapped = true })
end)

scenario("Fog that is cast before the attack holds for it, and for first strike", both, function(s)
  local archers = s.bob:has("in play", "Elvish Archers")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:has("hand", "Fog")
  s.bob:lands("Forest", 1)
  s.bob:casts("Fog")
  s.bob:attacks { archers }
  s.sue:blocks { [elves] = archers }
  s:to("main")
  s:expect(elves, { zone = "in play", damage = 0 })
  s:expect(archers, { zone = "in play", damage = 0 })
end)

scenario("Fog lasts one turn", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.sue:casts("Fog")
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:to("main")
  s:expect(s.bob, { life = 18 })
end)

scenario("R-DMG-3 Fog stops combat damage alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.sue:casts("Fog")
  s.bob:activates(tim, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s.bob:attacks { ogre }
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("R-TRIG-1 Fog does not stop what is destroyed for having blocked", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { basilisk }
  s.sue:blocks { [wurm] = basilisk }
  s.sue:casts("Fog")
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(basilisk, { zone = "in play", damage = 0 })
end)

scenario("R-TRAMPLE-4 under Fog nothing of a trampler's damage spills over", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { mammoth }
  s.sue:blocks { [elves] = mammoth }
  s.sue:casts("Fog")
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(elves, { zone = "in play" })
end)

scenario("R-RESOLVE-2 Fog holds for what becomes a creature after it", both, function(s)
  local statue = s.sue:has("in play", "Jade Statue")
  s.sue:lands("Plains", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fog")
  s.bob:lands("Forest", 1)
  s.bob:casts("Fog")
  s.bob:attacks { ogre }
  s.sue:activates(statue)
  s.sue:blocks { [statue] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("R-DP-10 under Fog there is no damage, and so no prevention step", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Spirit Link", { on = ogre })
  local healer = s.sue:has("in play", "Samite Healer")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.sue:casts("Fog")
  s.bob:attacks { ogre }
  s:to("damage")
  s:expect(s, { packets = {} })
  s:to("main")
  s:expect(healer, { tapped = false })
  s:expect(s.bob, { life = 20 })
end)
