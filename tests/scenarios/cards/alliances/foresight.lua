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
