local both = { "fifth", "microprose" }

scenario("Wheel of Fortune has all players discard their hands and draw seven cards", both, function(s)
  s.bob:has("hand", "Wheel of Fortune")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  s.sue:has("hand", "Grizzly Bears", { count = 3 })
  s.bob:casts("Wheel of Fortune")
  s:expect(s.bob, { hand = 7, library = 13, graveyard = { "Gray Ogre", "Wheel of Fortune" } })
  s:expect(s.sue, { hand = 7, library = 13, graveyard = 3 })
end)

scenario("R-DRAW-2 Wheel of Fortune makes a player with fewer than seven cards in the library lose", both, function(s)
  s.sue:library(6)
  s.bob:has("hand", "Wheel of Fortune")
  s.bob:lands("Mountain", 3)
  s.bob:casts("Wheel of Fortune")
  s:expect(s.sue, { lost = true })
  s:expect(s.bob, { won = true })
end)

scenario("Wheel of Fortune is cast for {2}{R} and no less", both, function(s)
  s.bob:has("hand", "Wheel of Fortune")
  s.bob:mana "{1}{R}"
  s:expect_illegal(function() s.bob:casts("Wheel of Fortune") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Wheel of Fortune")
  s:expect(s.bob, { mana = "" })
end)
