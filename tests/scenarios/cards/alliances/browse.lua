local both = { "fifth", "microprose" }

scenario("Browse puts one of the top five cards into the hand and takes the other four out of the game", both, function(s)
  local browse = s.bob:has("in play", "Browse")
  s.bob:lands("Island", 4)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Hill Giant", "Scryb Sprites", "Lightning Bolt" }
  s.bob:will("choose", "Serra Angel")
  s.bob:activates(browse)
  s:expect(s.bob, { hand = { "Serra Angel" }, library = { "Lightning Bolt" },
    out_of_game = { "Gray Ogre", "Craw Wurm", "Hill Giant", "Scryb Sprites" } })
end)

scenario("Browse is used as often as {2}{U}{U} is paid, and not for less", both, function(s)
  local browse = s.bob:has("in play", "Browse")
  s.bob:lands("Island", 8)
  s.bob:library { "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Craw Wurm", "Hill Giant", "Hill Giant", "Hill Giant", "Hill Giant" }
  s.bob:will("choose", "Gray Ogre")
  s.bob:activates(browse)
  s.bob:will("choose", "Craw Wurm")
  s.bob:activates(browse)
  s:expect(s.bob, { hand = { ["Gray Ogre"] = 1, ["Craw Wurm"] = 1 }, library = 0, out_of_game = 8 })
  s.bob:mana "{C}{C}{C}{U}"
  s:expect_illegal(function() s.bob:activates(browse) end, "{U}")
end)

scenario("R-ZONE-9 Browse of a library of two cards takes one and removes the other", both, function(s)
  local browse = s.bob:has("in play", "Browse")
  s.bob:lands("Island", 4)
  s.bob:library { "Gray Ogre", "Craw Wurm" }
  s.bob:will("choose", "Craw Wurm")
  s.bob:activates(browse)
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = 0, out_of_game = { "Gray Ogre" } })
end)

scenario("Browse must take a card", both, function(s)
  local browse = s.bob:has("in play", "Browse")
  s.bob:library { "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Serra Angel", "Forest" }
  s.bob:mana "{2}{U}{U}"
  s:expect_illegal(function() s.bob:activates(browse, { choosing = false }) end, "false")
end)

scenario("Browse shows its cards to its user, and what it removes to both players", both, function(s)
  local browse = s.bob:has("in play", "Browse")
  s.bob:library(0)
  local a = s.bob:has("library", "Gray Ogre")
  local b = s.bob:has("library", "Craw Wurm")
  s.bob:mana "{2}{U}{U}"
  s.bob:will("choose", a)
  s.bob:activates(browse)
  s:expect(b, { zone = "out of game" })
  s:expect_view(s.sue, { sees = { b }, does_not_see = { a } })
end)
