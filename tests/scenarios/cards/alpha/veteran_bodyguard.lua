local both = { "fifth", "microprose" }

scenario("Veteran Bodyguard takes the damage of unblocked creatures in its controller's stead", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(it, { power = 2, toughness = 5, colours = { "white" } })
  s.bob:attacks { ogre, bears }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { zone = "in play", damage = 4 })
end)

scenario("Veteran Bodyguard that is tapped takes nothing", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard", { tapped = true })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(it, { damage = 0 })
end)

scenario("Veteran Bodyguard takes no damage of a spell, and none meant for its controller's opponent", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:to("main")
  s:expect(s.bob, { life = 18 })
  s:expect(it, { damage = 0 })
end)

scenario("Veteran Bodyguard, ruling 2004-10-04: it takes the damage while it blocks, too", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local lions = s.bob:has("in play", "Savannah Lions")
  s.bob:attacks { ogre, lions }
  s.sue:blocks { [it] = lions }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(it, { damage = 4 })
  s:expect(lions, { zone = "graveyard" })
end)

scenario("Veteran Bodyguard, ruling 2004-10-04: trample damage of a blocked creature reaches the player", both, function(s)
  local it = s.sue:has("in play", "Veteran Bodyguard")
  local lions = s.sue:has("in play", "Savannah Lions")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { mammoth }
  s.sue:blocks { [lions] = mammoth }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(it, { damage = 0 })
end)
