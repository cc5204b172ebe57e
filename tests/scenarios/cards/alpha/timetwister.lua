local both = { "fifth", "microprose" }

scenario("Timetwister shuffles hand, graveyard and library of each player together, and each draws seven", both, function(s)
  s.bob:has("hand", "Timetwister")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Island", 3)
  s.bob:has("graveyard", "Craw Wurm")
  s.sue:has("hand", "Grizzly Bears", { count = 3 })
  s.sue:has("graveyard", "Forest", { count = 2 })
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:casts("Timetwister")
  s:expect(s.bob, { hand = 7, library = 15, in_play = 3 })
  s:expect(s.sue, { hand = 7, library = 18, graveyard = 0 })
  s:expect(angel, { zone = "in play" })
end)

scenario("Timetwister, ruling 2013-07-01: it is not shuffled into the library itself", both, function(s)
  s.bob:has("hand", "Timetwister")
  s.bob:lands("Island", 3)
  local it = s.bob:casts("Timetwister")
  s:expect(it, { zone = "graveyard" })
  s:expect(s.bob, { graveyard = { "Timetwister" }, hand = 7, library = 13 })
end)

scenario("Timetwister is cast for {2}{U} and no less", both, function(s)
  s.bob:has("hand", "Timetwister")
  s.bob:mana "{1}{U}"
  s:expect_illegal(function() s.bob:casts("Timetwister") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Timetwister")
  s:expect(s.bob, { mana = "" })
end)
