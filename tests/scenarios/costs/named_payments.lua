scenario("what `casts` returned may be given up for a cost", function(s)
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{2}{R}"
  local ogre = s.bob:casts("Gray Ogre")
  s.bob:has("hand", "Sacrifice")
  s.bob:mana "{B}"
  s.bob:casts("Sacrifice", { paying = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)
