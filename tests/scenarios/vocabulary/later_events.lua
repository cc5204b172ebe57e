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
