local both = { "fifth", "microprose" }

local library = { "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Terror", "Bad Moon", "Craw Wurm", "Forest" }

scenario("Demonic Consultation removes six cards, and more until the named one comes, which goes to the hand", both, function(s)
  s.bob:library(library)
  s.sue:library { "Craw Wurm", "Craw Wurm", "Terror" }
  s.bob:has("graveyard", "Craw Wurm")
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Craw Wurm")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = { "Forest" }, out_of_game = { ["Gray Ogre"] = 6, Terror = 1, ["Bad Moon"] = 1 } })
  s:expect(s.sue, { library = 3, hand = 0 })
end)

scenario("The seventh card is found by Demonic Consultation without removing more", both, function(s)
  s.bob:library(library)
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Terror")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = { "Terror" }, library = 3, out_of_game = 6 })
end)

scenario("Demonic Consultation, ruling 2004-10-04: it is for its caster and aims at nobody", both, function(s)
  s.bob:library(library)
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Terror")
  s.bob:casts("Demonic Consultation")
  s:expect(s.sue, { library = 20, hand = 0, out_of_game = 0 })
end)

scenario("Demonic Consultation, ruling 2004-10-04: the card that is named has to exist", both, function(s)
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:casts("Demonic Consultation", { choosing = "No Such Card" }) end, "No Such Card")
end)

scenario("Demonic Consultation, ruling 2008-10-01: a card that is not found costs the library, and the next draw the duel", both, function(s)
  s.bob:library(library)
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Gray Ogre")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = 0, library = 0, out_of_game = 10 })
  s:next_turn()
  s:expect(s, { over = false })
  s:to_the_end()
  s:expect(s.bob, { lost = true })
end)

scenario("Demonic Consultation, ruling 2008-10-01: the card is named when it resolves", both, function(s)
  s.bob:library(library)
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Demonic Consultation", { held = true })
  s.bob:will("choose", "Bad Moon")
  s:resolve()
  s:expect(s.bob, { hand = { "Bad Moon" }, library = 2 })
end)

scenario("Demonic Consultation takes one card of the name, the first, and leaves the second where it is", both, function(s)
  s.bob:library { "Forest", "Forest", "Forest", "Forest", "Forest", "Forest", "Terror", "Craw Wurm", "Craw Wurm" }
  s.bob:has("hand", "Demonic Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:will("choose", "Craw Wurm")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = { "Craw Wurm" }, out_of_game = 7 })
end)

scenario("Demonic Consultation removes the named card among the top six, and goes on to the next", both, function(s)
  s.bob:library { "Grizzly Bears", "Forest", "Forest", "Forest", "Forest", "Forest", "Island", "Island", "Grizzly Bears", "Island" }
  s.bob:has("hand", "Demonic Consultation")
  s.bob:mana "{B}"
  s.bob:will("choose", "Grizzly Bears")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = 1, library = 1, out_of_game = 8 })
end)

scenario("R-ZONE-9 Demonic Consultation with fewer than six cards removes those that there are, and nobody loses for it", both, function(s)
  s.bob:library { "Grizzly Bears", "Forest", "Forest" }
  s.bob:has("hand", "Demonic Consultation")
  s.bob:mana "{B}"
  s.bob:will("choose", "Grizzly Bears")
  s.bob:casts("Demonic Consultation")
  s:expect(s.bob, { hand = 0, library = 0, out_of_game = 3, lost = false })
end)
