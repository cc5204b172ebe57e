local both = { "fifth", "microprose" }

scenario("Stench of Evil: who pays {2} for a land is spared its damage", both, function(s)
  s:card [[return sorcery "Stench of Evil" {
    cost = "{2}{B}{B}",
    destroy(lands:of_type "plains"),
    for_each(destroyed:that_are "land", { unless { by = controller_of(it), pay = "{2}", deal(1, controller_of(it)) } }),
  }]]
  s.bob:has("hand", "Stench of Evil"); s.bob:lands("Swamp", 4); s.bob:lands("Plains", 1)
  s.sue:lands("Plains", 2); s.sue:lands("Forest", 2)
  s.sue:will("pay", true)
  s.bob:casts("Stench of Evil")
  s:expect(s.bob, { life = 19, in_play = { Swamp = 4 } })
  s:expect(s.sue, { life = 19, in_play = { Forest = 2 } })
end)

scenario("Cleansing: each land is spared by whoever pays 1 life for it", both, function(s)
  s:card [[return sorcery "Cleansing" {
    cost = "{W}{W}{W}",
    for_each(lands, { unless { pay = lose_life(1), unless { by = opponent, pay = lose_life(1), destroy(it) } } }),
  }]]
  s.bob:has("hand", "Cleansing"); s.bob:lands("Plains", 3)
  s.sue:lands("Swamp", 1)
  s.bob:will("pay", true); s.bob:will("pay", true); s.bob:will("pay", false); s.bob:will("pay", false)
  s.sue:will("pay", true); s.sue:will("pay", false)
  s.bob:casts("Cleansing")
  -- Sue saves the first that Bob gives up, whose ever it is.
  s:expect(s.bob, { life = 18 })
  s:expect(s.sue, { life = 19 })
end)

scenario("Essence Vortex: the toughness is paid in life, or the creature is buried", both, function(s)
  s:card [[return instant "Essence Vortex" {
    cost = "{1}{U}{B}",
    target = creature,
    unless { by = controller_of(target), pay = lose_life(toughness_of(target)), bury(target) },
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.bob:has("hand", "Essence Vortex", { count = 2 }); s.bob:lands("Island", 3); s.bob:lands("Swamp", 3)
  s.sue:will("pay", true)
  s.bob:casts("Essence Vortex", { target = angel })
  s:expect(s.sue, { life = 16 })
  s:expect(angel, { zone = "in play" })
  s.sue:lands("Mountain", 1)
  s.sue:will("pay", false)
  s.bob:casts("Essence Vortex", { target = troll })
  s:expect(troll, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
end)

scenario("Essence Vortex buries the creature of a player who has not so much life", both, function(s)
  s:card [[return instant "Essence Vortex" {
    cost = "{1}{U}{B}",
    target = creature,
    unless { by = controller_of(target), pay = lose_life(toughness_of(target)), bury(target) },
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:life(3)
  s.bob:has("hand", "Essence Vortex"); s.bob:lands("Island", 2); s.bob:lands("Swamp", 1)
  s.bob:casts("Essence Vortex", { target = angel })
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.sue, { life = 3 })
end)

scenario("Dwarven Catapult divides evenly among all creatures of the opponent, rounded down", both, function(s)
  s:card [[return instant "Dwarven Catapult" {
    cost = "{X}{R}",
    target = opponent,
    deal(quotient(x, count(creatures:controlled_by(target))), creatures:controlled_by(target)),
  }]]
  local own = s.bob:has("in play", "Gray Ogre")
  local a = s.sue:has("in play", "Serra Angel")
  local b = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Dwarven Catapult"); s.bob:lands("Mountain", 6)
  s.bob:casts("Dwarven Catapult", { target = s.sue, x = 5 })
  s:expect(a, { damage = 2 })
  s:expect(b, { damage = 2 })
  s:expect(own, { damage = 0 })
end)

scenario("Winter Blast taps all its targets and hurts those that fly", both, function(s)
  s:card [[return sorcery "Winter Blast" {
    cost = "{X}{G}",
    target = between(x, x, creature),
    tap(target),
    deal(2, target:with "flying"),
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Winter Blast"); s.bob:lands("Forest", 3)
  s.bob:casts("Winter Blast", { targets = { angel, ogre }, x = 2 })
  s:expect(angel, { tapped = true, damage = 2 })
  s:expect(ogre, { tapped = true, damage = 0 })
  s:expect(sprites, { tapped = false, damage = 0 })
end)

scenario("Baki's Curse deals 2 damage to each creature for each enchantment on that creature", both, function(s)
  s:card [[return sorcery "Baki's Curse" {
    cost = "{2}{U}{U}",
    for_each(creatures, { deal(product(2, count(enchantments:on_creatures():enchanting(it))), it) }),
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:has("in play", "Flight", { on = angel })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local craw = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Flight", { on = craw, count = 1 })
  s.sue:has("in play", "Firebreathing", { on = craw })
  s.bob:has("hand", "Baki's Curse"); s.bob:lands("Island", 4)
  s.bob:casts("Baki's Curse")
  s:expect(angel, { damage = 2 })
  s:expect(ogre, { damage = 0 })
  s:expect(craw, { zone = "graveyard" })
end)

scenario("Giant Albatross takes with it what dealt damage to it, unless 2 life are paid", both, function(s)
  local bird = s.sue:has("in play", "Giant Albatross")
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 2)
  s.bob:attacks { angel, bears }
  s.sue:blocks { [bird] = angel }
  s.sue:will("pay", true)
  s.bob:will("pay", false)
  s:to("main")
  s:expect(bird, { zone = "graveyard" })
  s:expect(angel, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("Goblin Kites: the coin is flipped at end of turn", both, function(s)
  local kites = s.bob:has("in play", "Goblin Kites")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 2)
  s:chance { "tails", "heads" }
  s.bob:activates(kites, { target = ogre })
  s.bob:activates(kites, { target = bears })
  s:expect(ogre, { has = { "flying" }, zone = "in play" })
  s:to("discard")
  s:expect(ogre, { zone = "in play" })
  s:next_turn()
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("Goblin Lyre deals damage for the creatures of the one or the other", both, function(s)
  s:card [[return artifact "Goblin Lyre" {
    cost = "{3}",
    activated {
      cost = sacrifice(self),
      target = opponent,
      flip_coin {
        won = { deal(count(creatures:controlled_by(you)), target) },
        lost = { deal(count(creatures:controlled_by(target)), you) },
      },
    },
  }]]
  local won = s.bob:has("in play", "Goblin Lyre")
  local lost = s.bob:has("in play", "Goblin Lyre")
  s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s:chance { "heads", "tails" }
  s.bob:activates(won, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
  s.bob:activates(lost, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 18 })
end)

scenario("Cyclone blows at all while it is paid for, each time harder", both, function(s)
  local cyclone = s.bob:has("in play", "Cyclone")
  local angel = s.sue:has("in play", "Serra Angel")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:lands("Forest", 1)
  s.bob:will("pay", true)
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
  s:expect(angel, { damage = 1 })
  s:expect(sprites, { zone = "graveyard" })
  s:next_turn()
  -- Two counters, and one Forest.
  s:next_turn()
  s:expect(cyclone, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
end)

scenario("Ironclaw Curse: no blocking of power as high as the toughness that is left", both, function(s)
  s:card [[return enchant_creature "Ironclaw Curse" {
    cost = "{R}",
    continuous { affects = enchanted, plus = "+0/-1" },
    cannot_block { attackers = creatures:power(toughness_of(enchanted)), affects = enchanted },
  }]]
  local guard = s.sue:makes("Guard", { power = 1, toughness = 3 })
  s.bob:has("in play", "Ironclaw Curse", { on = guard })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local weak = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { ogre, weak }
  s:expect_illegal(function() s.sue:blocks { [guard] = ogre } end, "Guard")
  s.sue:blocks { [guard] = weak }
  s:expect(guard, { blocking = weak })
end)

scenario("Leeches take the poison and as much life", both, function(s)
  s:card [[return sorcery "Leeches" {
    cost = "{1}{W}{W}",
    target = player,
    remove_counters("poison", counters_on(target, "poison"), target),
    deal(result, target),
  }]]
  s.sue:counters { poison = 3 }
  s.bob:has("hand", "Leeches", { count = 2 }); s.bob:lands("Plains", 6)
  s.bob:casts("Leeches", { target = s.sue })
  s:expect(s.sue, { life = 17, counters = {} })
  s.bob:casts("Leeches", { target = s.bob })
  s:expect(s.bob, { life = 20 })
end)

scenario("Merieke Ri Berit: who untaps her loses the creature that she holds", both, function(s)
  local merieke = s.bob:has("in play", "Merieke Ri Berit")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:has("hand", "Twiddle"); s.sue:lands("Island", 1)
  s.bob:activates(merieke, { target = troll })
  s:expect(troll, { controller = s.bob })
  s:next_turn()
  s:next_turn()
  s:expect(merieke, { tapped = true })
  s:expect(troll, { controller = s.bob, zone = "in play" })
  s.sue:casts("Twiddle", { target = merieke, mode = 2 })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("Merieke Ri Berit takes with her what she holds", both, function(s)
  local merieke = s.bob:has("in play", "Merieke Ri Berit")
  local angel = s.sue:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:activates(merieke, { target = angel })
  s.sue:casts("Lightning Bolt", { target = merieke })
  s:expect(merieke, { zone = "graveyard" })
  s:expect(angel, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Minion of Leshrac taps itself only where its damage was dealt", both, function(s)
  local minion = s.bob:has("in play", "Minion of Leshrac")
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { life = 15 })
  s:expect(minion, { tapped = true })
  s:next_turn()
  s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob, { life = 15, in_play = 1 })
  s:expect(minion, { tapped = false })
end)

scenario("damage of Minion of Leshrac that is prevented taps nothing", both, function(s)
  local minion = s.bob:has("in play", "Minion of Leshrac")
  local circle = s.bob:has("in play", "Circle of Protection: Black")
  s.bob:lands("Forest", 1)
  s:next_turn()
  s.bob:will_prevent(circle)
  s:next_turn()
  s:expect(s.bob, { life = 20 })
  s:expect(minion, { tapped = false })
end)

scenario("Mountain Titan grows by black spells of this turn that come behind its ability", both, function(s)
  local titan = s.bob:has("in play", "Mountain Titan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1); s.bob:lands("Swamp", 2)
  s.bob:has("hand", "Unholy Strength", { count = 2 }); s.bob:has("hand", "Lightning Bolt")
  s.bob:casts("Unholy Strength", { on = ogre })
  s:expect(titan, { power = 2 })
  s.bob:mana "{R}{R}{R}"
  s.bob:activates(titan)
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(titan, { power = 2 })
  s.bob:casts("Unholy Strength", { on = ogre })
  s:expect(titan, { power = 3, toughness = 3 })
end)

scenario("Nova Pentacle: the opponent says which creature takes the damage", both, function(s)
  s:card [[return artifact "Nova Pentacle" {
    cost = "{4}",
    activated {
      cost = "{3}, {T}",
      targets = { packet:to(you), chosen_by(opponent, creature) },
      redirect(target, targets(2)),
    },
  }]]
  local pentacle = s.bob:has("in play", "Nova Pentacle")
  s.bob:lands("Forest", 3)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.sue:will("target", ogre)
  s.bob:will_prevent(pentacle)
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(angel, { damage = 0 })
end)

scenario("Rapid Fire gives rampage to what has none, and no second one", both, function(s)
  s:card [[return instant "Rapid Fire" {
    cost = "{3}{W}", castable = any_of(before_attack, phase "attackers"),
    target = creature,
    until_end_of_turn(target, { gains = first_strike }),
    when(not_so(is(target, permanents:with "rampage")), { until_end_of_turn(target, { gains = rampage(2) }) }),
  }]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  local berserkers = s.bob:makes("Ramper", { power = 2, toughness = 2, text = "Rampage 1" })
  s.bob:has("hand", "Rapid Fire", { count = 2 }); s.bob:lands("Plains", 8)
  s.bob:casts("Rapid Fire", { target = ogre })
  s.bob:casts("Rapid Fire", { target = berserkers })
  s:expect(ogre, { has = { "first strike", "rampage" } })
  local guards = s.sue:has("in play", "Craw Wurm", { count = 4 })
  s.bob:attacks { ogre, berserkers }
  s.sue:blocks { [guards[1]] = ogre, [guards[2]] = ogre, [guards[3]] = berserkers, [guards[4]] = berserkers }
  s:expect(ogre, { power = 4 })
  s:expect(berserkers, { power = 3, has = { "first strike" } })
end)

scenario("Seasinger holds a creature of a player with an Island", both, function(s)
  s:card [[return summon "Merfolk" "Seasinger" {
    cost = "{1}{U}{U}", power = 0, toughness = 1,
    whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
    may_stay_tapped {},
    activated {
      cost = "{T}",
      target = creature:controlled_by(controller_of(lands:of_type "island")),
      while_yours_and_tapped(target, { controller = you }),
    },
  }]]
  local singer = s.bob:has("in play", "Seasinger")
  s.bob:lands("Island", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(singer, { target = ogre }) end, "(R-TARGET-1)")
  s.sue:lands("Island", 1)
  s.bob:activates(singer, { target = ogre })
  s:expect(ogre, { controller = s.bob })
end)

scenario("Sworn Defender takes its size from what it fights with", both, function(s)
  s:card [[return summon "Knight" "Sworn Defender" {
    cost = "{2}{W}{W}", power = 1, toughness = 3,
    activated {
      cost = "{1}",
      target = either(creature:blocking_any(self), creature:blocked_by(self)),
      until_end_of_turn(self, { power = at_least_zero(difference(toughness_of(target), 1)) }),
      until_end_of_turn(self, { toughness = sum(1, power_of(target)) }),
    },
  }]]
  local knight = s.sue:has("in play", "Sworn Defender")
  s.sue:lands("Plains", 1)
  local craw = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { craw, ogre }
  s.sue:blocks { [knight] = craw }
  s:expect_illegal(function() s.sue:activates(knight, { target = ogre }) end, "(R-TARGET-1)")
  s.sue:activates(knight, { target = craw })
  s:expect(knight, { power = 3, toughness = 7 })
  s:to("main")
  s:expect(knight, { zone = "in play" })
end)

scenario("Glyph of Life: life for what attackers deal to the Wall, and for nothing else", both, function(s)
  s:card [[return instant "Glyph of Life" {
    cost = "{W}",
    target = creature:of_type "wall",
    whenever_this_turn {
      event = deals_damage { what = creatures:attacking(), to = target },
      gain_life(that_much),
    },
  }]]
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s.sue:has("hand", "Glyph of Life"); s.sue:lands("Plains", 1)
  local craw = s.bob:has("in play", "Craw Wurm")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:casts("Glyph of Life", { target = wall })
  s.bob:activates(tim, { target = wall })
  s:expect(s.sue, { life = 20 })
  s.bob:attacks { craw }
  s.sue:blocks { [wall] = craw }
  s:to("main")
  s:expect(s.sue, { life = 26 })
end)

scenario("High Tide: Islands give one more to whoever taps them, this turn", both, function(s)
  s:card [[return instant "High Tide" {
    cost = "{U}",
    whenever_this_turn {
      event = tapped_for_mana { what = lands:of_type "island" },
      add_mana("{U}", that_player),
    },
  }]]
  s.bob:has("hand", "High Tide"); s.bob:lands("Island", 3)
  s.bob:casts("High Tide")
  local island = s.bob:has("in play", "Island")
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{U}{U}" })
end)
