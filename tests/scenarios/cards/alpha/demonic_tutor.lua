local both = { "fifth", "microprose" }

scenario("Demonic Tutor, ruling 2004-10-04: the card is put into the hand, and is not drawn", both, function(s)
  s.bob:has("in play", "Underworld Dreams", { controller = s.sue })
  s.bob:library { "Gray Ogre", "Craw Wurm", "Forest" }
  s.bob:has("hand", "Demonic Tutor")
  s.bob:lands("Swamp", 2)
  s.bob:will("choose", "Forest")
  s.bob:casts("Demonic Tutor")
  s:expect(s.bob, { hand = { "Forest" }, library = 2, life = 20 })
end)

scenario("Demonic Tutor, ruling 2004-10-04: the opponent does not see the card", both, function(s)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Forest" }
  local angel = s.bob:has("library", "Serra Angel")
  s.bob:has("hand", "Demonic Tutor")
  s.bob:lands("Swamp", 2)
  s.bob:will("choose", angel)
  s.bob:casts("Demonic Tutor")
  s:expect(angel, { zone = "hand" })
  s:expect_view(s.sue, { does_not_see = { angel } })
end)

scenario("Demonic Tutor, ruling 2004-10-04: the card is picked when it resolves", both, function(s)
  s.bob:library { "Gray Ogre", "Craw Wurm", "Forest" }
  s.bob:has("hand", "Demonic Tutor")
  s.bob:lands("Swamp", 2)
  local tutor = s.bob:casts("Demonic Tutor", { held = true })
  s:expect(s.bob, { library = 3 })
  s.bob:will("choose", "Gray Ogre")
  s:resolve()
  s:expect(s.bob, { hand = { "Gray Ogre" } })
  s:expect(tutor, { zone = "graveyard" })
end)

scenario("Demonic Tutor with an empty library finds nothing, and loses nobody the duel", both, function(s)
  s.bob:library(0)
  s.bob:has("hand", "Demonic Tutor")
  s.bob:mana "{1}{B}"
  s.bob:casts("Demonic Tutor")
  s:expect(s.bob, { hand = 0, graveyard = { "Demonic Tutor" } })
  s:expect(s, { over = false })
end)
