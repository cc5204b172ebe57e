-- Draws in the place of which something else is done: once, all but the first of a phase, or as somebody likes.
local both = { "fifth", "microprose" }

local lamp = [[ return artifact "Test Lamp" {
  cost = "{1}",
  text = "{X}, {T}: The next time you would draw a card this turn, instead look at the top X cards of your library, put all but one of them on the bottom of your library in a random order, then draw a card. X can't be 0.",
  activated {
    cost = { "{X}, {T}", x_not_zero = true },
    this_turn(instead_of_drawing { once = true, affects = you,
      look_at(cards:owned_by(you):in_zone "library":on_top(x)),
      search(1, cards:owned_by(you):in_zone "library":on_top(x)),
      put_on_bottom_at_random(cards:owned_by(you):not_among(found):in_zone "library":on_top(x)),
      draw(1) }),
  },
} ]]
local two = [[ return instant "Test Study" { cost = "{U}", draw(2) } ]]

scenario("Aladdin's Lamp: the next draw is the best of so many, and the one behind it is a draw", both, function(s)
  s:card(lamp)
  s:card(two)
  local held = s.bob:has("in play", "Test Lamp")
  s.bob:has("hand", "Test Study")
  s.bob:lands("Island", 4)
  s.bob:library { "Forest", "Plains", "Swamp", "Mountain", "Craw Wurm" }
  s.bob:activates(held, { x = 3 })
  s.bob:will("choose", "Swamp")
  s:chance { 1 }
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = { Swamp = 1, Mountain = 1 }, library = { "Craw Wurm", "Plains", "Forest" } })
end)

scenario("Aladdin's Lamp: chance says in which order the others lie", both, function(s)
  s:card(lamp)
  s:card(two)
  local held = s.bob:has("in play", "Test Lamp")
  s.bob:has("hand", "Test Study")
  s.bob:lands("Island", 4)
  s.bob:library(0)
  local forest = s.bob:has("library", "Forest")
  for _, name in ipairs { "Plains", "Swamp", "Mountain", "Craw Wurm" } do s.bob:has("library", name) end
  s.bob:activates(held, { x = 3 })
  s.bob:will("choose", "Swamp")
  s:chance { 2 }
  s.bob:casts("Test Study")
  s:expect(s.bob, { library = { "Craw Wurm", "Forest", "Plains" } })
  s:expect_view(s.bob, { does_not_see = { forest } })
end)

scenario("Aladdin's Lamp: X cannot be 0, and who can pay for no other cannot use it", both, function(s)
  s:card(lamp)
  local held = s.bob:has("in play", "Test Lamp")
  s:expect_illegal(function() s.bob:activates(held) end, "cannot be paid")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(held, { x = 0 }) end, "X")
  s.bob:activates(held, { x = 1 })
  s:expect(held, { tapped = true })
end)

scenario("Aladdin's Lamp: of another's draw it says nothing, nor of a later turn", both, function(s)
  s:card(lamp)
  local held = s.bob:has("in play", "Test Lamp")
  s.bob:lands("Island", 2)
  s.bob:library { "Forest", "Plains", "Swamp" }
  s.sue:library { "Island", "Mountain", "Swamp" }
  s.bob:activates(held, { x = 2 })
  s:next_turn()
  s:expect(s.sue, { hand = { "Island" } })
  s:next_turn()
  s:expect(s.bob, { hand = { "Forest" }, library = { "Plains", "Swamp" } })
end)

scenario("Ring of Ma'ruf: a card from outside the game instead of the next draw", both, function(s)
  s:card [[ return artifact "Test Ring" {
    cost = "{1}",
    text = "{1}, {T}, Exile Test Ring: The next time you would draw a card this turn, instead choose a card you own from outside the game and put it into your hand.",
    activated {
      cost = { "{1}, {T}", remove_from_game(self) },
      this_turn(instead_of_drawing { once = true, affects = you,
        search(1, cards:owned_by(you):in_zone "out of game"), return_to_hand(found) }),
    },
  } ]]
  s:card(two)
  local ring = s.bob:has("in play", "Test Ring")
  s.bob:has("hand", "Test Study")
  s.bob:has("out of game", "Craw Wurm")
  s.sue:has("out of game", "Serra Angel")
  s.bob:lands("Island", 2)
  s.bob:library { "Forest", "Plains" }
  s.bob:activates(ring)
  s.bob:will("choose", "Craw Wurm")
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = { ["Craw Wurm"] = 1, Forest = 1 }, library = { "Plains" }, out_of_game = { "Test Ring" } })
end)

local chains = [[ return enchantment "Test Chains" {
  cost = "{B}",
  text = "If a player would draw a card except the first one they draw in their draw step each turn, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they put the top card of their library into their graveyard.",
  instead_of_drawing { but_first = true, affects = players,
    discard(1, that_player),
    when(some(discarded), { draw(1, that_player) }),
    when(no(discarded), { mill(1, that_player) }) },
} ]]

scenario("Chains of Mephistopheles: who has nothing to discard loses the card that would be drawn", both, function(s)
  s:card(chains)
  s:card(two)
  s.sue:has("in play", "Test Chains")
  s.bob:has("hand", "Test Study")
  s.bob:lands("Island", 1)
  s.bob:library { "Forest", "Plains", "Swamp" }
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = 0, library = { "Swamp" }, graveyard = { Forest = 1, Plains = 1, ["Test Study"] = 1 } })
end)

scenario("Chains of Mephistopheles: who discards draws, each time", both, function(s)
  s:card(chains)
  s:card(two)
  s.sue:has("in play", "Test Chains")
  s.bob:has("hand", "Test Study")
  s.bob:has("hand", "Mountain")
  s.bob:lands("Island", 1)
  s.bob:library { "Forest", "Plains", "Swamp" }
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = { "Plains" }, library = { "Swamp" }, graveyard = { Mountain = 1, Forest = 1, ["Test Study"] = 1 } })
end)

scenario("Chains of Mephistopheles: the first card of the own draw phase is drawn, the second is not", both, function(s)
  s:card(chains)
  s.sue:has("in play", "Test Chains")
  s.bob:makes("Test Spring", { types = { "artifact" }, text = "At the beginning of each player's draw step, that player draws an additional card." })
  s.sue:library { "Forest", "Plains", "Swamp" }
  s:next_turn()
  s:expect(s.sue, { hand = { "Plains" }, graveyard = { "Forest" }, library = { "Swamp" } })
end)

scenario("Chains of Mephistopheles: of another's draw phase the first card is none of one's own", both, function(s)
  s:card(chains)
  s.sue:has("in play", "Test Chains")
  s.bob:makes("Test Gift", { types = { "artifact" }, text = "At the beginning of your opponent's draw step, you draw a card." })
  s.bob:library { "Forest", "Plains" }
  s:next_turn()
  s:expect(s.bob, { hand = 0, graveyard = { "Forest" }, library = { "Plains" } })
  s:expect(s.sue, { hand = 1 })
end)

local sylvan = [[ return enchantment "Test Library" {
  cost = "{G}",
  text = "At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.",
  at_draw { of = you,
    may { first { draw(2), to = {
      search(2, cards:owned_by(you):in_zone "hand":drawn_this_turn()),
      for_each(found, { may { pay = lose_life(4), otherwise = { put_on_top(it) } } }),
    } } } },
} ]]

scenario("Sylvan Library: of the cards drawn this turn two are put back or paid for", both, function(s)
  s:card(sylvan)
  s.sue:has("in play", "Test Library")
  local old = s.sue:has("hand", "Craw Wurm")
  s.sue:library { "Forest", "Plains", "Swamp", "Mountain" }
  s.sue:will("order", "draw")
  s.sue:will("pay", true)
  s.sue:will("choose", "Plains")
  s.sue:will("choose", "Swamp")
  s.sue:will("pay", true)
  s.sue:will("pay", false)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 16, hand = { Forest = 1, Plains = 1, ["Craw Wurm"] = 1 }, library = { "Swamp", "Mountain" } })
  s:expect(old, { zone = "hand" })
end)

scenario("drawn_this_turn is no card that was held before, nor one that has come back", both, function(s)
  local cup = s.bob:makes("Test Recall", { types = { "artifact" },
    text = "{1}: Choose a card from your hand drawn this turn. Put it on top of your library.\n{0}: Draw a card." })
  s.bob:has("hand", "Craw Wurm")
  s.bob:library { "Forest", "Plains" }
  s.bob:lands("Island", 2)
  s.bob:activates(cup, { ability = 2 })
  s.bob:activates(cup, { ability = 1 })
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = { "Forest", "Plains" } })
  s.bob:activates(cup, { ability = 1 })
  s:expect(s.bob, { hand = { "Craw Wurm" } })
end)

scenario("up_to_next_turn and until_next_turn end as the next own turn begins", both, function(s)
  s:card [[ return instant "Test Truce" {
    cost = "{W}", text = "Until your next turn, all creatures get +0/+3. Creatures can't attack until your next turn.",
    until_next_turn(creatures, { plus = "+0/+3" }),
    up_to_next_turn(cannot_attack { affects = creatures }),
  } ]]
  s.bob:has("hand", "Test Truce")
  s.bob:lands("Plains", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Test Truce")
  s:turn_of(s.sue)
  s:expect(bears, { toughness = 5 })
  s:expect_illegal(function() s.sue:attacks { other } end, "cannot attack")
  s:turn_of(s.bob)
  s:expect(bears, { toughness = 2 })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

local sanctuary = [[ return enchantment "Test Sanctuary" {
  cost = "{W}",
  text = "If you would draw a card during your draw step, instead you may skip that draw. If you do, until your next turn, you can't be attacked except by creatures with flying and/or islandwalk.",
  instead_of_drawing { affects = you, only_if = all_of(phase "draw", your_turn),
    may { otherwise = { draw(1) },
      up_to_next_turn(cannot_attack { affects = creatures:controlled_by(opponent):without("landwalk", "island"):without "flying" }) } },
} ]]

scenario("Island Sanctuary: who skips the draw is attacked by what flies, until the next own turn", both, function(s)
  s:card(sanctuary)
  s.sue:has("in play", "Test Sanctuary")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("in play", "Serra Angel")
  local diver = s.bob:makes("Test Diver", { power = 1, toughness = 1, types = { "creature" }, text = "Islandwalk" })
  local own = s.sue:has("in play", "Grizzly Bears")
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(s.sue, { hand = 0 })
  s.sue:attacks { own }
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { bears } end, "cannot attack")
  s.bob:attacks { angel, diver }
  s.sue:will("pay", false)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 15, hand = 1 })
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

scenario("Island Sanctuary: only of the draw of the own draw phase", both, function(s)
  s:card(sanctuary)
  s:card(two)
  s.bob:has("in play", "Test Sanctuary")
  s.bob:has("hand", "Test Study")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = 2 })
end)
