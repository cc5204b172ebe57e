local both = { "fifth", "microprose" }

scenario("Brainstorm draws three cards and puts two of the hand on top of the library, in any order", both, function(s)
  s.bob:has("hand", "Brainstorm")
  s.bob:has("hand", "Forest")
  local hers = s.sue:has("hand", "Mountain")
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Terror" }
  s.bob:lands("Island", 1)
  s.bob:will("choose", "Forest")
  s.bob:will("choose", "Craw Wurm")
  s.bob:will("order", "Craw Wurm")
  s.bob:casts("Brainstorm")
  s:expect(s.bob, { hand = { ["Gray Ogre"] = 1, ["Serra Angel"] = 1 }, library = 3, graveyard = { "Brainstorm" } })
  s:expect(hers, { zone = "hand" })
  s:next_turn()
  s:next_turn()
  -- The draw of the turn finds one of the two.
  s:expect(s.bob, { hand = 3, library = 2 })
  s:expect(s.bob, { hand = { ["Gray Ogre"] = 1, ["Serra Angel"] = 1, ["Forest"] = 1 } })
end)
