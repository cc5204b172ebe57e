-- What was drawn, and "up to" so many.

local both = { "fifth", "microprose" }

scenario("what a step has drawn is what the next speaks of, and nothing else of the hand", both, function(s)
  s:card [[ return sorcery "Test Bones" { cost = "{0}",
    text = "Draw three cards, then discard one of them.",
    draw(3), discard(1, you, drawn) } ]]
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Serra Angel", "Forest" }
  local kept = s.bob:has("hand", "Scathe Zombies")
  s.bob:has("hand", "Test Bones")
  s.bob:will("discard", "Gray Ogre")
  s.bob:casts("Test Bones")
  s:expect(kept, { zone = "hand" })
  s:expect(s.bob, { hand = { "Scathe Zombies", "Grizzly Bears", "Serra Angel" } })
end)

scenario("with one card left in the library it alone was drawn", both, function(s)
  s:card [[ return sorcery "Test Bones" { cost = "{0}",
    text = "Draw three cards, then discard one of them.",
    draw(3), discard(1, you, drawn) } ]]
  s.bob:library { "Grizzly Bears" }
  s.bob:has("hand", "Scathe Zombies")
  s.bob:has("hand", "Test Bones")
  s.bob:casts("Test Bones")
  s:expect(s.bob, { hand = { "Scathe Zombies" }, graveyard = { "Test Bones", "Grizzly Bears" } })
end)

local sindbad = [[ return artifact "Test Sindbad" { cost = "{0}",
  text = "{T}: Draw a card and reveal it. If it is not a land card, discard it.",
  activated { cost = "{T}", draw(1), look_at(drawn, players),
    when(not_so(is(drawn, cards:that_are "land")), { discard_all(you, drawn) }) } } ]]

scenario("a card that is drawn and revealed is discarded unless it is a land", both, function(s)
  s:card(sindbad)
  local sindbad = s.bob:has("in play", "Test Sindbad")
  local kept = s.bob:has("hand", "Gray Ogre")
  s.bob:library { "Grizzly Bears", "Forest" }
  s.bob:activates(sindbad)
  s:expect(s.bob, { hand = { "Gray Ogre" }, graveyard = { "Grizzly Bears" } })
  s:expect(kept, { zone = "hand" })
end)

scenario("a land that is drawn and revealed stays, and the opponent has seen it", both, function(s)
  s:card(sindbad)
  local sindbad = s.bob:has("in play", "Test Sindbad")
  s.bob:library { "Forest" }
  s.bob:activates(sindbad)
  s:expect(s.bob, { hand = { "Forest" }, graveyard = 0 })
  s:expect_view(s.sue, { sees = { s.bob:finds("Test Sindbad") } })
end)

scenario("up to so many is as many as the player says beforehand, or none", both, function(s)
  s:card [[ return sorcery "Test Returns" { cost = "{0}", text = "Each player draws up to three cards.",
    draw_up_to(3, players) } ]]
  s.bob:has("hand", "Test Returns")
  s.bob:will("number", 2)
  s.sue:will("number", 0)
  s.bob:casts("Test Returns")
  s:expect(s.bob, { hand = 2 })
  s:expect(s.sue, { hand = 0 })
end)

scenario("who discards up to so many has no more than the hand to say", both, function(s)
  s:card [[ return sorcery "Test Mind" { cost = "{0}", text = "Target player discards up to three cards.",
    target = player, discard_up_to(3, target) } ]]
  s.bob:has("hand", "Test Mind")
  local bears = s.sue:has("hand", "Grizzly Bears")
  local ogre = s.sue:has("hand", "Gray Ogre")
  s.sue:will("number", 1)
  s.sue:will("discard", ogre)
  s.bob:casts("Test Mind", { target = s.sue })
  s:expect(bears, { zone = "hand" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("a search for up to so many may end before", both, function(s)
  s:card [[ return sorcery "Test Tax" { cost = "{0}",
    text = "Search your library for up to three basic land cards, reveal them, and put them into your hand. Then shuffle your library.",
    search_up_to(3, cards:in_zone "library":owned_by(you):that_are "land":that_are "basic"),
    look_at(found, players), return_to_hand(found), shuffle(you) } ]]
  s.bob:library { "Forest", "Grizzly Bears", "Island", "Swamp" }
  s.bob:has("hand", "Test Tax")
  s.bob:will("choose", "Island")
  s.bob:will("choose", false)
  s.bob:casts("Test Tax")
  s:expect(s.bob, { hand = { "Island" }, library = 3 })
end)

scenario("what chance picks is found, and the rest stays unseen", both, function(s)
  s:card [[ return artifact "Test Bauble" { cost = "{0}",
    text = "{T}: Look at a card at random in target player's hand.",
    activated { cost = "{T}", target = player,
      search_at_random(1, cards:in_zone "hand":owned_by(target)), look_at(found) } } ]]
  local bauble = s.bob:has("in play", "Test Bauble")
  local bears = s.sue:has("hand", "Grizzly Bears")
  local ogre = s.sue:has("hand", "Gray Ogre")
  s:chance { 2 }
  s.bob:activates(bauble, { target = s.sue })
  s:expect_view(s.bob, { sees = { ogre }, does_not_see = { bears } })
end)

scenario("of an empty hand chance picks nothing", both, function(s)
  s:card [[ return artifact "Test Bauble" { cost = "{0}",
    text = "{T}: Look at a card at random in target player's hand.",
    activated { cost = "{T}", target = player,
      search_at_random(1, cards:in_zone "hand":owned_by(target)), look_at(found) } } ]]
  local bauble = s.bob:has("in play", "Test Bauble")
  s.bob:activates(bauble, { target = s.sue })
  s:expect(bauble, { tapped = true })
end)

scenario("the opponent chooses the mode, and the caster its targets", both, function(s)
  s:card [[ return sorcery "Test Lore" { cost = "{0}",
    text = "An opponent chooses one —\n• You draw three cards.\n• Destroy target creature.",
    choose_one { by = opponent, mode { draw(3) }, mode { target = creature, destroy(target) } } } ]]
  s.bob:has("hand", "Test Lore")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:will("mode", 2)
  s.bob:casts("Test Lore", { target = ogre })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(s.bob, { hand = 0 })
end)

scenario("with no target for one of them the opponent has one mode only", both, function(s)
  s:card [[ return sorcery "Test Lore" { cost = "{0}",
    text = "An opponent chooses one —\n• You draw three cards.\n• Destroy target creature.",
    choose_one { by = opponent, mode { draw(3) }, mode { target = creature, destroy(target) } } } ]]
  s.bob:has("hand", "Test Lore")
  s.bob:casts("Test Lore")
  s:expect(s.bob, { hand = 3 })
end)

scenario("each draws as many as went into the own library", both, function(s)
  s:card [[ return sorcery "Test Winds" { cost = "{0}",
    text = "Each player shuffles their hand into their library, then draws that many cards.",
    for_each(players, { put_into("library", cards:owned_by(it):in_zone "hand"), shuffle(it), draw(result, it) }) } ]]
  s.bob:has("hand", "Grizzly Bears", { count = 3 })
  s.sue:has("hand", "Gray Ogre")
  s.bob:has("hand", "Test Winds")
  s.bob:casts("Test Winds")
  s:expect(s.bob, { hand = 3, library = 20 })
  s:expect(s.sue, { hand = 1, library = 20 })
end)

scenario("who has no hand draws nothing for it", both, function(s)
  s:card [[ return sorcery "Test Winds" { cost = "{0}",
    text = "Each player shuffles their hand into their library, then draws that many cards.",
    for_each(players, { put_into("library", cards:owned_by(it):in_zone "hand"), shuffle(it), draw(result, it) }) } ]]
  s.sue:has("hand", "Gray Ogre", { count = 2 })
  s.bob:has("hand", "Test Winds")
  s.bob:casts("Test Winds")
  s:expect(s.bob, { hand = 0, library = 20 })
  s:expect(s.sue, { hand = 2, library = 20 })
end)
