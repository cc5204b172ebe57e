local both = { "fifth", "microprose" }

scenario("Lance gives a creature first strike: the other dies before it strikes", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lance")
  s.bob:mana "{W}"
  s.bob:casts("Lance", { on = bears })
  s:expect(bears, { has = { "first strike" }, power = 2, toughness = 2 })
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("R-FS-2 Lance on both sides: two first strikers kill each other", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Lance", { on = bears })
  s.sue:has("in play", "Lance", { on = ogre })
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-ENCH-1 Lance enchants creatures only, and goes with the one that leaves", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Lance")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Lance", { on = forest }) end, "R-TARGET-1")
  local lance = s.bob:casts("Lance", { on = bears })
  s.sue:has("hand", "Unsummon")
  s.sue:mana "{U}"
  s.sue:casts("Unsummon", { on = bears })
  s:expect(bears, { zone = "hand" })
  s:expect(lance, { zone = "graveyard" })
end)

scenario("Lance that Disenchant destroys before the damage leaves no first strike", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local lance = s.bob:has("in play", "Lance", { on = bears })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.sue:casts("Disenchant", { on = lance })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)
