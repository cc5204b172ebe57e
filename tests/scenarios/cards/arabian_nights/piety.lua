local both = { "fifth", "microprose" }

scenario("Piety gives all blocking creatures +0/+3 until end of turn, and no others", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local idle = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("hand", "Piety")
  s.sue:lands("Plains", 3)
  s.bob:attacks { ogre, wurm }
  s.sue:blocks { [bears] = ogre }
  s.sue:casts("Piety")
  s:expect(bears, { power = 2, toughness = 5 })
  s:expect(idle, { power = 1, toughness = 1 })
  s:expect(ogre, { power = 2, toughness = 2 })
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 2 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 14 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("Piety cast before blockers are declared helps nobody", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Piety")
  s.sue:lands("Plains", 3)
  s.bob:attacks { ogre }
  s.sue:casts("Piety")
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { toughness = 2 })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
end)
