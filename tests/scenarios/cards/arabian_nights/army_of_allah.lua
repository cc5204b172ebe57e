local both = { "fifth", "microprose" }

scenario("Army of Allah gives all attackers +2/+0, and nobody who stays at home", both, function(s)
  s.bob:has("hand", "Army of Allah")
  s.bob:lands("Plains", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local blocker = s.sue:has("in play", "Hurloon Minotaur")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [blocker] = bears }
  s.bob:casts("Army of Allah")
  s:expect(bears, { power = 4, toughness = 2 })
  s:expect(ogre, { power = 4, toughness = 2 })
  s:expect(sprites, { power = 1, toughness = 1 })
  s:expect(blocker, { power = 2, toughness = 3 })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(blocker, { zone = "graveyard" })
  s:next_turn()
  s:expect(ogre, { power = 2, toughness = 2 })
end)

scenario("Army of Allah strengthens attackers, whoever casts it", both, function(s)
  s.sue:has("hand", "Army of Allah")
  s.sue:lands("Plains", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:casts("Army of Allah")
  s:expect(bears, { power = 4 })
  s:expect(ogre, { power = 2 })
end)

scenario("R-TARGET-2 Army of Allah without an attack may be cast, and does nothing to later attackers", both, function(s)
  s.bob:has("hand", "Army of Allah")
  s.bob:lands("Plains", 3)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Army of Allah")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
