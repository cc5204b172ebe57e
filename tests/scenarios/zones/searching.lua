local both = { "fifth", "microprose" }

-- Cards that are looked for in a library or a hand, put on libraries, and brought back.

scenario("R-ZONE-3 who searches a library sees it, and takes what is asked for", both, function(s)
  local tutor = s.bob:makes("Test Tutor", {
    types = "artifact",
    text = "{0}: Search your library for a creature card and put that card into your hand. Then shuffle your library.",
  })
  s.bob:library { "Forest", "Gray Ogre", "Grizzly Bears" }
  s.bob:will("choose", "Grizzly Bears")
  s.bob:activates(tutor)
  s:expect(s.bob, { hand = { "Grizzly Bears" }, library = 2 })
  s:expect_view(s.sue, { their_hand = 1 })
end)

scenario("R-ZONE-3 what is searched for and is not there is not found, and the library is shuffled", both, function(s)
  local tutor = s.bob:makes("Test Tutor", {
    types = "artifact",
    text = "{0}: Search your library for a creature card and put that card into your hand. Then shuffle your library.",
  })
  s.bob:library { "Forest", "Swamp" }
  s.bob:activates(tutor)
  s:expect(s.bob, { hand = 0, library = 2 })
end)

scenario("R-ZONE-3 what is revealed both players know", both, function(s)
  local tutor = s.bob:makes("Test Scroll", {
    types = "artifact",
    text = "{0}: Search your library for a creature card, reveal that card, and put it into your hand. Then shuffle your library.",
  })
  s.bob:library { "Gray Ogre", "Swamp" }
  s.bob:will("choose", "Gray Ogre")
  s.bob:activates(tutor)
  s:expect(s.bob, { hand = { "Gray Ogre" } })
end)

scenario("R-ZONE-10 another's library is searched by you, and its owner shuffles it", both, function(s)
  local cap = s.bob:makes("Test Cap", {
    types = "artifact",
    text = "{0}: Search target player's library for two cards and remove them from the game. Then that player shuffles their library.",
  })
  s.sue:library { "Gray Ogre", "Swamp", "Forest" }
  s.bob:will("choose", "Forest")
  s.bob:will("choose", "Swamp")
  s.bob:activates(cap, { target = s.sue })
  s:expect(s.sue, { library = { "Gray Ogre" }, out_of_game = { "Forest", "Swamp" } })
end)

scenario("R-ZONE-10 the top cards are put back in the order that is said, the last one on top", both, function(s)
  local augury = s.bob:makes("Test Augury", {
    types = "artifact",
    text = "{0}: Look at the top three cards of target player's library, then put them back in any order.",
  })
  s.sue:library { "Gray Ogre", "Swamp", "Forest", "Mountain" }
  s.bob:will("order", "Gray Ogre")
  s.bob:will("order", "Forest")
  s.bob:activates(augury, { target = s.sue })
  s:expect(s.sue, { library = { "Swamp", "Forest", "Gray Ogre", "Mountain" } })
end)

scenario("R-ZONE-10 cards of the hand go on top of the library, and the rest stays", both, function(s)
  local storm = s.bob:makes("Test Storm", {
    types = "artifact", text = "{0}: Draw a card, then put two cards from your hand on top of your library in any order.",
  })
  s.bob:library { "Swamp", "Mountain" }
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Forest")
  s.bob:will("choose", "Gray Ogre")
  s.bob:will("choose", "Swamp")
  s.bob:will("order", "Swamp")
  s.bob:activates(storm)
  s:expect(s.bob, { hand = { "Forest" }, library = { "Gray Ogre", "Swamp", "Mountain" } })
end)

scenario("R-ZONE-10 a card goes to the bottom", both, function(s)
  local digger = s.bob:makes("Test Digger", {
    types = "artifact", text = "{0}: Put the top card of your graveyard on the bottom of your library.",
  })
  s.bob:library { "Swamp" }
  s.bob:has("graveyard", "Forest")
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:activates(digger)
  s:expect(s.bob, { library = { "Swamp", "Gray Ogre" }, graveyard = { "Forest" } })
end)

scenario("R-ZONE-1 a creature of any graveyard comes into play under the control of whoever brings it", both, function(s)
  local hymn = s.bob:makes("Test Hymn", {
    types = "artifact", text = "{0}: Put target creature card from a graveyard into play under your control.",
  })
  local ogre = s.sue:has("graveyard", "Gray Ogre")
  s.sue:has("graveyard", "Forest")
  s.bob:activates(hymn, { target = ogre })
  s:expect(ogre, { zone = "in play", controller = s.bob, owner = s.sue })
end)

scenario("R-ZONE-1 it comes under its owner's control where that is said", both, function(s)
  local hymn = s.bob:makes("Test Hymn", {
    types = "artifact", text = "{0}: Return target creature card from a graveyard to play under its owner's control.",
  })
  local ogre = s.sue:has("graveyard", "Gray Ogre")
  s.bob:activates(hymn, { target = ogre })
  s:expect(ogre, { zone = "in play", controller = s.sue })
end)

scenario("R-ZONE-1 one may put a card of one's hand into play, and only one that is asked for", both, function(s)
  local horn = s.bob:makes("Test Horn", {
    types = "artifact", text = "{0}: You may put a creature card from your hand into play.",
  })
  local ogre = s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:will("pay", true)
  s.bob:activates(horn)
  s:expect(ogre, { zone = "in play" })
  s:expect(s.bob, { hand = { "Lightning Bolt" } })
  s.bob:will("pay", true)
  s.bob:activates(horn)
  s:expect(s.bob, { hand = { "Lightning Bolt" } })
end)

scenario("R-ZONE-3 a hand is revealed and what is asked for discarded", both, function(s)
  local amnesia = s.bob:makes("Test Amnesia", {
    types = "artifact", text = "{0}: Target player reveals their hand and discards all nonland cards.",
  })
  local forest = s.sue:has("hand", "Forest")
  s.sue:has("hand", "Gray Ogre")
  s:expect_view(s.bob, { does_not_see = { forest } })
  s.bob:activates(amnesia, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest" }, graveyard = { "Gray Ogre" } })
  s:expect_view(s.bob, { sees = { forest } })
end)

scenario("R-ZONE-3 chance discards one of those that are asked for", both, function(s)
  local ragman = s.bob:makes("Test Rags", {
    types = "artifact", text = "{0}: Target opponent discards a creature card at random.",
  })
  s.sue:has("hand", "Forest")
  s.bob:activates(ragman, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest" } })
  s.sue:has("hand", "Gray Ogre")
  s.bob:activates(ragman, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest" }, graveyard = { "Gray Ogre" } })
end)

scenario("R-ZONE-10 hand and graveyard of each player are shuffled into their library", both, function(s)
  local twister = s.bob:makes("Test Twister", {
    types = "artifact",
    text = "{0}: Each player shuffles their hand and graveyard into their library, then draws two cards.",
  })
  s.bob:library(3)
  s.sue:library(3)
  s.bob:has("hand", "Forest")
  s.bob:has("graveyard", "Gray Ogre")
  s.sue:has("hand", "Swamp", { count = 2 })
  s.bob:activates(twister)
  s:expect(s.bob, { hand = 2, graveyard = 0, library = 3 })
  s:expect(s.sue, { hand = 2, graveyard = 0, library = 3 })
end)

scenario("R-ZONE-16 what was made is \"it\", and not what made it", both, function(s)
  local dead = s.bob:makes("Test Grave", {
    types = "artifact", text = "{0}: Put a 3/1 black Zombie creature token into play. Sacrifice it at end of turn.",
  })
  s.bob:activates(dead)
  local zombie = s.bob:finds("Zombie")
  s:expect(zombie, { zone = "in play", power = 3 })
  s:next_turn()
  s:expect(zombie, { zone = "nowhere" })
  s:expect(dead, { zone = "in play" })
end)

scenario("R-ZONE-10 one of the top cards goes to the hand, the rest back on top", both, function(s)
  local vision = s.bob:makes("Test Vision", {
    types = "artifact",
    text = "{0}: Look at the top three cards of your library. Put one of them into your hand and the rest on top of your library in any order.",
  })
  s.bob:library { "Gray Ogre", "Swamp", "Forest", "Mountain" }
  s.bob:will("choose", "Swamp")
  s.bob:will("order", "Gray Ogre")
  s.bob:activates(vision)
  s:expect(s.bob, { hand = { "Swamp" }, library = { "Forest", "Gray Ogre", "Mountain" } })
end)

scenario("R-ZONE-10 the rest of a library that has fewer cards is all that is left", both, function(s)
  local browse = s.bob:makes("Test Browse", {
    types = "artifact",
    text = "{0}: Look at the top five cards of your library, put one of them into your hand, and remove the rest from the game.",
  })
  s.bob:library { "Gray Ogre", "Swamp", "Forest" }
  s.bob:will("choose", "Forest")
  s.bob:activates(browse)
  s:expect(s.bob, { hand = { "Forest" }, library = 0, out_of_game = { "Gray Ogre", "Swamp" } })
end)

scenario("R-ZONE-3 a card is chosen from a hand that is looked at, and its owner discards it", both, function(s)
  local sigil = s.bob:makes("Test Sigil", {
    types = "artifact",
    text = "{0}: Look at target player's hand and choose a creature card from it. That player discards that card.",
  })
  s.sue:has("hand", "Forest")
  s.bob:activates(sigil, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest" } })
  s.sue:has("hand", "Gray Ogre")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:will("choose", "Gray Ogre")
  s.bob:activates(sigil, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest", "Grizzly Bears" }, graveyard = { "Gray Ogre" } })
end)
