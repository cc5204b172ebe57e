-- What waits, is moved by another, or is chosen by another: texts of later years as scripts.

local both = { "fifth", "microprose" }

scenario("who countered and who was countered draw at the next turn's upkeep", both, function(s)
  s:card [[ return interrupt "Test Denial" { cost = "{0}",
    text = "Counter target spell. Its controller draws up to 2 cards at the beginning of the next turn's upkeep. You draw a card at the beginning of the next turn's upkeep.",
    target = spell, counter(target), next_upkeep { draw_up_to(2, controller_of(target)) }, next_upkeep { draw(1) } } ]]
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Test Denial")
  local play = s.bob:casts(bears, { held = true })
  s.sue:interrupts(play, "Test Denial", { target = play })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { hand = 0 })
  s.bob:will("number", 2)
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect(s.bob, { hand = 2 })
  s:expect(s.sue, { hand = 1 })
end)

local seraph = [[ return summon "Angel" "Test Seraph" { cost = "{0}", power = 4, toughness = 4,
  text = "Whenever a creature dealt damage by Test Seraph this turn is put into a graveyard from play, put it into play at end of turn. Sacrifice the moved card when you lose control of Test Seraph.",
  put_into_graveyard { what = creatures:damaged_by(self),
    next_end_of_turn { return_to_play(it),
      the_next_time { event = loses_control { what = self, by = you }, sacrifice(moved) } } } } ]]

scenario("what came back is given up when its keeper is lost", both, function(s)
  s:card(seraph)
  local angel = s.bob:has("in play", "Test Seraph")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { angel }
  s.sue:blocks { [bears] = angel }
  s:to("main")
  s:turn_of(s.sue)
  s:expect(bears, { zone = "in play", controller = s.bob })
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.sue:casts("Terror", { target = angel })
  s:expect(angel, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("a keeper that is lost before keeps nothing waiting", both, function(s)
  s:card(seraph)
  local angel = s.bob:has("in play", "Test Seraph")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:attacks { angel }
  s.sue:blocks { [bears] = angel }
  s:to("damage")
  s.sue:casts("Terror", { target = angel })
  s:turn_of(s.sue)
  s:expect(bears, { zone = "in play", controller = s.bob })
end)

scenario("whoever's land it was puts the enchantment on another, of any player's", both, function(s)
  s:card [[ return enchant_land "Test Kudzu" { cost = "{0}",
    text = "Whenever enchanted land becomes tapped, destroy it. That land's controller attaches Test Kudzu to a land of their choice.",
    becomes_tapped { what = enchanted, destroy(enchanted),
      search(1, lands, {}, controller_of(enchanted)), attach(self, found) } } ]]
  local mine = { s.bob:has("in play", "Forest") }
  local hers = s.sue:has("in play", "Island", { count = 2 })
  local kudzu = s.bob:has("in play", "Test Kudzu", { on = hers[1] })
  s:turn_of(s.sue)
  s.sue:will("choose", mine[1])
  s.sue:taps_for_mana(hers[1])
  s:expect(hers[1], { zone = "graveyard" })
  s:expect(kudzu, { zone = "in play" })
  s:turn_of(s.bob)
  s.bob:will("choose", hers[2])
  s.bob:taps_for_mana(mine[1])
  s:expect(mine[1], { zone = "graveyard" })
  s:expect(kudzu, { zone = "in play", controller = s.bob })
end)

scenario("a land is given up as the opponent likes", both, function(s)
  s:card [[ return summon "Demon" "Test Hordes" { cost = "{0}", power = 5, toughness = 5,
    text = "During your upkeep, unless you pay {B}{B}{B}, tap Test Hordes, then sacrifice a land of an opponent's choice.",
    at_upkeep { of = you, unless { pay = "{B}{B}{B}", tap(self),
      search(1, lands:controlled_by(you), { sacrifice(found) }, opponent) } } } ]]
  local hordes = s.bob:has("in play", "Test Hordes")
  local forest = s.bob:has("in play", "Forest")
  local island = s.bob:has("in play", "Island")
  s:turn_of(s.sue)
  s.sue:will("choose", island)
  s:turn_of(s.bob)
  s:expect(hordes, { tapped = true })
  s:expect(forest, { zone = "in play" })
  s:expect(island, { zone = "graveyard" })
end)

scenario("a spell that is put on its library instead was countered", both, function(s)
  s:card [[ return interrupt "Test Lapse" { cost = "{0}", text = "Put target spell on top of its owner's library.",
    target = spell, put_on_top(target) } ]]
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Test Lapse")
  local play = s.bob:casts(bears, { held = true })
  s.sue:interrupts(play, "Test Lapse", { target = play })
  s:expect(bears, { zone = "library" })
  s:expect(s.bob, { graveyard = 0, library = 21 })
end)

scenario("what is shuffled away is what the draw waits for", both, function(s)
  s:card [[ return instant "Test Legacy" { cost = "{0}",
    text = "Shuffle a card from your hand into your library. If you do, draw two cards at the beginning of the next turn's upkeep.",
    first { to = { next_upkeep { draw(2) } }, search(1, cards:owned_by(you):in_zone "hand"), put_into("library", found), shuffle() } } ]]
  s.bob:has("hand", "Test Legacy", { count = 2 })
  s.bob:casts("Test Legacy")
  s:expect(s.bob, { hand = 0, library = 21 })
  s:to("upkeep")
  s:expect(s.bob, { hand = 2 })
  s:turn_of(s.bob)
end)

scenario("with no card in hand nothing is shuffled, and nothing drawn", both, function(s)
  s:card [[ return instant "Test Legacy" { cost = "{0}",
    text = "Shuffle a card from your hand into your library. If you do, draw two cards at the beginning of the next turn's upkeep.",
    first { to = { next_upkeep { draw(2) } }, search(1, cards:owned_by(you):in_zone "hand"), put_into("library", found), shuffle() } } ]]
  s.bob:has("hand", "Test Legacy")
  s.bob:casts("Test Legacy")
  s:to("upkeep")
  s:expect(s.bob, { hand = 0 })
end)

scenario("four go at random, and of the rest the order is said", both, function(s)
  s:card [[ return artifact "Test Librarian" { cost = "{0}",
    text = "{T}: Look at the top 4 cards of your library. Choose 2 cards at random among the top 4 cards of your library. Remove the found card from the game. Put the top 2 cards of your library on top of their owner's library.",
    activated { cost = "{T}", look_at(cards:owned_by(you):in_zone "library":on_top(4)),
      search_at_random(2, cards:owned_by(you):in_zone "library":on_top(4)), remove_from_game(found),
      put_on_top(cards:owned_by(you):in_zone "library":on_top(2)) } } ]]
  local librarian = s.bob:has("in play", "Test Librarian")
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Serra Angel", "Forest", "Island" }
  s:chance { 1, 1 }
  s.bob:will("order", "Gray Ogre")
  s.bob:activates(librarian)
  s:expect(s.bob, { out_of_game = 2, library = 3 })
end)

scenario("a coin that is flipped at the end of turn takes the creature", both, function(s)
  s:card [[ return enchantment "Test Kites" { cost = "{0}",
    text = "{R}: Target creature you control gains flying until end of turn. At end of turn, flip a coin. If you lose the flip, sacrifice it.",
    activated { cost = "{R}", target = creature:controlled_by(you), until_end_of_turn(target, { gains = flying }),
      next_end_of_turn { flip_coin { lost = { sacrifice(target) } } } } } ]]
  local kites = s.bob:has("in play", "Test Kites")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s.bob:activates(kites, { target = bears })
  s:expect(bears, { has = { "flying" }, zone = "in play" })
  s:chance { "tails" }
  s:turn_of(s.sue)
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-ANTE-1 a card for duels with an ante is taken out of other decks", function(s)
  s:rules("fifth")
  s:card [[ return sorcery "Test Contract" { cost = "{0}", for_ante = true,
    text = "Remove Test Contract from your deck before playing if you are not playing for ante.\nYou discard your hand. Ante the top card of your library. You draw 2 cards.",
    discard_all(), ante(cards:owned_by(you):in_zone "library":on_top(1)), draw(2) } ]]
  s:duel { bob = { Forest = 40, ["Test Contract"] = 2 }, sue = 40, starts = s.bob }
  s:expect(s.bob, { library = 33 })
  s.bob:life(0)
  s:to_the_end()
  s:expect_illegal(function() s:duel { bob = { Forest = 39, ["Test Contract"] = 1 }, sue = 40, starts = s.bob } end,
    "R-SETUP-1")
  s:duel { bob = { Forest = 40, ["Test Contract"] = 2 }, sue = 40, starts = s.bob, ante = 1 }
  s:expect(s.bob, { library = 34, ante = 1 })
  s.bob:has("hand", "Test Contract")
  s:to("main")
  s.bob:casts("Test Contract")
  s:expect(s.bob, { ante = 2, hand = 2, library = 31 })
end)

scenario("what is drawn instead is a creature that goes to the graveyard, or a card", both, function(s)
  s:card [[ return enchantment "Test Renewal" { cost = "{0}",
    text = "If you would draw a card, reveal the top card of your library instead. If it is a creature card, put it into your graveyard. Otherwise, draw a card.",
    instead_of_drawing { affects = you, look_at(cards:owned_by(you):in_zone "library":on_top(1), players),
      when(is(cards:owned_by(you):in_zone "library":on_top(1), cards:that_are "creature"),
        { put_into("graveyard", cards:owned_by(you):in_zone "library":on_top(1)) }, { draw(1) }) } } ]]
  s:card [[ return sorcery "Test Draw" { cost = "{0}", text = "Draw a card.", draw(1) } ]]
  s.bob:has("in play", "Test Renewal")
  s.bob:has("hand", "Test Draw", { count = 3 })
  s.bob:library { "Grizzly Bears", "Forest" }
  s.bob:casts("Test Draw")
  s:expect(s.bob, { graveyard = { "Grizzly Bears", "Test Draw" }, library = 1 })
  s.bob:casts("Test Draw")
  s:expect(s.bob, { hand = { "Forest", "Test Draw" }, library = 0, lost = false })
  s.bob:casts("Test Draw")
  s:expect(s, { over = true })
  s:expect(s.bob, { lost = true })
end)

scenario("what goes to your graveyard is what you own, whoever controlled it", both, function(s)
  s:card [[ return enchantment "Test Rescue" { cost = "{0}",
    text = "Whenever a creature you own is put into a graveyard from play, return it to your hand.",
    put_into_graveyard { what = creatures:owned_by(you), return_to_hand(it) } } ]]
  s.bob:has("in play", "Test Rescue")
  local mine = s.bob:has("in play", "Grizzly Bears", { controller = s.sue })
  local hers = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(mine, { zone = "hand" })
  s:expect(hers, { zone = "graveyard" })
end)

scenario("each land that was destroyed costs its own controller", both, function(s)
  s:card [[ return sorcery "Test Stench" { cost = "{0}",
    text = "Destroy all plains. For each land destroyed this way, Test Stench deals 1 damage to its controller unless its controller pays {2}.",
    destroy(lands:of_type "plains"),
    for_each(destroyed:that_are "land", { unless { by = controller_of(it), pay = "{2}", deal(1, controller_of(it)) } }) } ]]
  s.bob:has("in play", "Plains")
  s.sue:has("in play", "Plains", { count = 2 })
  s.sue:has("in play", "Island", { count = 2 })
  s.bob:has("hand", "Test Stench")
  s.sue:will("pay", true)
  s.bob:casts("Test Stench")
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)

scenario("who pays as much life as the card costs keeps what chance has shown", both, function(s)
  s:card [[ return artifact "Test Wand" { cost = "{0}",
    text = "{T}: Target player reveals a card at random from their hand. That player discards it unless they pay life equal to its casting cost.",
    activated { cost = "{T}", target = player, search_at_random(1, cards:owned_by(target):in_zone "hand"),
      look_at(found, players), unless { by = target, pay = lose_life(casting_cost_of(found)), discard_all(target, found) } } } ]]
  local wand = s.bob:has("in play", "Test Wand", { count = 2 })
  local angel = s.sue:has("hand", "Serra Angel")
  s.sue:will("pay", true)
  s.bob:activates(wand[1], { target = s.sue })
  s:expect(s.sue, { life = 15 })
  s:expect(angel, { zone = "hand" })
  s.sue:will("pay", false)
  s.bob:activates(wand[2], { target = s.sue })
  s:expect(s.sue, { life = 15 })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("a twin and its original go together, whichever is first", both, function(s)
  s:card [[ return summon "Warrior" "Test Stangg" { cost = "{0}", power = 3, toughness = 4,
    text = "When Test Stangg comes into play, put a 3/4 red and green Warrior creature token named Test Twin into play. Remove that token from the game when Test Stangg leaves play. Sacrifice Test Stangg when that token leaves play.",
    comes_into_play { what = self,
      make_token(1, token "Warrior" "Test Twin" { power = 3, toughness = 4, colour = { "red", "green" } }),
      the_next_time { event = leaves_play { what = self }, remove_from_game(made) },
      the_next_time { event = leaves_play { what = made }, bury(self) } } } ]]
  s.bob:has("hand", "Test Stangg", { count = 2 })
  s.bob:casts("Test Stangg")
  local first = s.bob:finds("Test Stangg")
  local twin = s.bob:finds("Test Twin")
  s.sue:has("hand", "Terror", { count = 2 })
  s.sue:lands("Swamp", 4)
  s.sue:casts("Terror", { target = twin })
  s:expect(twin, { zone = "nowhere" })
  s:expect(first, { zone = "graveyard" })
  s:turn_of(s.bob)
  s.bob:casts("Test Stangg")
  local second = s.bob:finds("Test Stangg")
  twin = s.bob:finds("Test Twin")
  s.sue:casts("Terror", { target = second })
  s:expect(second, { zone = "graveyard" })
  s:expect(twin, { zone = "nowhere" })
end)
