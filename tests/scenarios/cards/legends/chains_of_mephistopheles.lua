local both = { "fifth", "microprose" }

scenario("Chains of Mephistopheles leave the first card of the draw phase alone", both, function(s)
  s.bob:has("in play", "Chains of Mephistopheles")
  s:next_turn()
  s:expect(s.sue, { hand = 1, graveyard = 0, library = 19 })
end)

scenario("Under Chains of Mephistopheles an empty hand turns each draw into a card of the library in the graveyard", both, function(s)
  s.sue:has("in play", "Chains of Mephistopheles")
  s.bob:has("hand", "Ancestral Recall")
  s.bob:lands("Island", 1)
  s.bob:will("choose", s.bob)
  s.bob:casts("Ancestral Recall")
  s:expect(s.bob, { hand = 0, graveyard = 4, library = 17 })
end)

scenario("Under Chains of Mephistopheles each card drawn costs one of the hand first, one by one (ruling 2007-09-16)", both, function(s)
  s.sue:has("in play", "Chains of Mephistopheles")
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Terror" }
  s.bob:has("hand", "Ancestral Recall")
  s.bob:has("hand", "Mox Ruby")
  s.bob:lands("Island", 1)
  s.bob:will("choose", s.bob)
  s.bob:casts("Ancestral Recall")
  s:expect(s.bob, { hand = { "Serra Angel" }, library = 1 })
  s:expect(s.bob, { graveyard = { ["Mox Ruby"] = 1, ["Gray Ogre"] = 1, ["Craw Wurm"] = 1, ["Ancestral Recall"] = 1 } })
end)

scenario("Chains of Mephistopheles bind the second card of the draw phase, that of Howling Mine", both, function(s)
  s.bob:has("in play", "Chains of Mephistopheles")
  s.bob:has("in play", "Howling Mine")
  s.sue:library { "Gray Ogre", "Craw Wurm", "Serra Angel" }
  s.sue:will("order", "draw")
  s:next_turn()
  s:expect(s.sue, { hand = { "Craw Wurm" }, graveyard = { "Gray Ogre" }, library = 1 })
end)
