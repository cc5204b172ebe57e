local both = { "fifth", "microprose" }

scenario("Ashnod's Cylix: the target player keeps one of the top three cards on top, and the others leave the game", both, function(s)
  local cylix = s.bob:has("in play", "Ashnod's Cylix")
  s.bob:lands("Swamp", 3)
  s.sue:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Hill Giant" }
  s.sue:will("choose", "Craw Wurm")
  s.bob:activates(cylix, { target = s.sue })
  s:expect(cylix, { tapped = true })
  s:expect(s.sue, { library = 2, out_of_game = { "Gray Ogre", "Serra Angel" } })
  s:next_turn()
  s:expect(s.sue, { hand = { "Craw Wurm" } })
end)

scenario("Ashnod's Cylix may be used on its own controller, who alone sees the cards", both, function(s)
  local cylix = s.bob:has("in play", "Ashnod's Cylix")
  s.bob:lands("Swamp", 3)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Serra Angel", "Hill Giant" }
  s.bob:will("choose", "Serra Angel")
  s.bob:activates(cylix, { target = s.bob })
  s:expect(s.bob, { library = 2, out_of_game = { "Craw Wurm", "Gray Ogre" } })
  s:expect(s.sue, { library = 20 })
end)

scenario("Ashnod's Cylix, ruling 2004-10-04: of two cards one goes back and the other leaves the game", both, function(s)
  local cylix = s.bob:has("in play", "Ashnod's Cylix")
  s.bob:lands("Swamp", 3)
  s.sue:library { "Gray Ogre", "Craw Wurm" }
  s.sue:will("choose", "Craw Wurm")
  s.bob:activates(cylix, { target = s.sue })
  s:expect(s.sue, { library = { "Craw Wurm" }, out_of_game = { "Gray Ogre" } })
end)

scenario("R-COST-2 Ashnod's Cylix costs {3} and is tapped", both, function(s)
  local cylix = s.bob:has("in play", "Ashnod's Cylix")
  s.bob:mana "{C}{C}"
  s:expect_illegal(function() s.bob:activates(cylix, { target = s.sue }) end, "{3}")
end)

scenario("R-ZONE-9 Ashnod's Cylix on an empty library does nothing, and loses nobody the duel", both, function(s)
  local cylix = s.bob:has("in play", "Ashnod's Cylix")
  s.bob:lands("Mountain", 3)
  s.sue:library {}
  s.bob:activates(cylix, { on = s.sue })
  s:expect(s.sue, { library = 0, out_of_game = 0, lost = false })
end)
