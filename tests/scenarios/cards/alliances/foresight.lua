local both = { "fifth", "microprose" }

scenario("Foresight removes three cards of the library from the game, and a card comes in the next upkeep", both, function(s)
  s.bob:has("hand", "Foresight")
  s.bob:lands("Island", 2)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Hill Giant", "Grizzly Bears", "Black Knight" }
  s.bob:will("choose", "Gray Ogre")
  s.bob:will("choose", "Grizzly Bears")
  s.bob:will("choose", "Serra Angel")
  s.bob:casts("Foresight")
  s:expect(s.bob, { library = 3, hand = 0, out_of_game = { "Gray Ogre", "Grizzly Bears", "Serra Angel" } })
  s:next_turn()
  s:expect(s.bob, { library = 2, hand = 1 })
end)

scenario("R-ZONE-9 Foresight takes the cards that are left where there are fewer than three, and the card to be drawn is missed (R-DRAW-2)", both, function(s)
  s.bob:has("hand", "Foresight")
  s.bob:mana "{U}{U}"
  s.bob:library { "Gray Ogre", "Craw Wurm" }
  s.bob:casts("Foresight")
  s:expect(s.bob, { library = 0, out_of_game = { ["Gray Ogre"] = 1, ["Craw Wurm"] = 1 } })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("R-MAIN-2 Foresight is a sorcery, and looks into the own library only", both, function(s)
  s.bob:has("hand", "Foresight")
  s.bob:lands("Island", 2)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:casts("Foresight") end, "R-MAIN-2")
  s:turn_of(s.bob)
  s.bob:library { "Gray Ogre", "Gray Ogre", "Gray Ogre", "Forest" }
  s.bob:will("choose", "Gray Ogre")
  s.bob:will("choose", "Gray Ogre")
  s.bob:will("choose", "Forest")
  s.bob:casts("Foresight")
  s:expect(s.bob, { library = { "Gray Ogre" }, out_of_game = { ["Gray Ogre"] = 2, ["Forest"] = 1 } })
  s:expect(s.sue, { out_of_game = 0 })
end)
