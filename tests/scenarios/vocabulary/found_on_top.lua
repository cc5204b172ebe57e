-- What is found among the cards on top of a library, and what becomes of the rest; what comes back where it is.
local both = { "fifth", "microprose" }

local consultation = [[ return instant "Test Consultation" {
  cost = "{B}",
  text = "Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way.",
  choose "card name",
  remove_from_game(cards:owned_by(you):in_zone "library":on_top(6)),
  look_at(cards:owned_by(you):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name()), players),
  search(1, cards:owned_by(you):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name()):of_chosen_name()),
  remove_from_game(cards:owned_by(you):not_among(found):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name())),
  return_to_hand(found),
} ]]

scenario("what is named is found, and what lies above it is gone", both, function(s)
  s:card(consultation)
  s.bob:library { "Forest", "Forest", "Lightning Bolt", "Forest", "Forest", "Forest",
    "Swamp", "Swamp", "Lightning Bolt", "Island", "Lightning Bolt" }
  s.bob:has("hand", "Test Consultation")
  s.bob:lands("Swamp", 1)
  s.sue:has("library", "Lightning Bolt")
  s.bob:casts("Test Consultation", { choosing = "Lightning Bolt" })
  s:expect(s.bob, { hand = { "Lightning Bolt" }, library = { "Island", "Lightning Bolt" },
    out_of_game = { Forest = 5, ["Lightning Bolt"] = 1, Swamp = 2 } })
end)

scenario("what is not there is not found, and all is gone", both, function(s)
  s:card(consultation)
  s.bob:library { "Forest", "Forest", "Lightning Bolt", "Forest", "Forest", "Forest", "Swamp", "Island" }
  s.bob:has("hand", "Test Consultation")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Consultation", { choosing = "Lightning Bolt" })
  s:expect(s.bob, { hand = 0, library = 0, out_of_game = 8 })
end)

scenario("what is revealed both have seen", both, function(s)
  s:card [[ return sorcery "Test Foster" {
    cost = "{G}",
    text = "Reveal cards from the top of your library until you reveal a creature card.",
    look_at(cards:owned_by(you):in_zone "library":not_below(cards:that_are "creature":owned_by(you):in_zone "library"), players),
  } ]]
  local forest = s.bob:has("library", "Forest")
  local bears = s.bob:has("library", "Grizzly Bears")
  local angel = s.bob:has("library", "Serra Angel")
  s.bob:has("hand", "Test Foster")
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Foster")
  s:expect_view(s.sue, { sees = { forest, bears }, does_not_see = { angel } })
  s:expect_view(s.bob, { sees = { forest, bears }, does_not_see = { angel } })
end)

scenario("Ashnod's Cylix: one of three stays on top, as its player likes", both, function(s)
  s:card [[ return artifact "Test Cylix" {
    cost = "{2}",
    text = "{3}, {T}: Target player looks at the top three cards of their library, puts one of them back on top of their library, then exiles the rest.",
    activated {
      cost = "{3}, {T}", target = player,
      look_at(cards:owned_by(target):in_zone "library":on_top(3), target),
      search(1, cards:owned_by(target):in_zone "library":on_top(3), {}, target),
      remove_from_game(cards:owned_by(target):not_among(found):in_zone "library":on_top(3)),
      put_on_top(found, target),
    },
  } ]]
  local cylix = s.bob:has("in play", "Test Cylix")
  s.bob:lands("Forest", 3)
  s.sue:library { "Lightning Bolt", "Grizzly Bears", "Forest", "Swamp" }
  s.sue:will("choose", "Grizzly Bears")
  s.bob:activates(cylix, { target = s.sue })
  s:expect(s.sue, { library = { "Grizzly Bears", "Swamp" }, out_of_game = { "Lightning Bolt", "Forest" } })
end)

scenario("Jester's Mask: as many cards as the hand held, of one's own choice", both, function(s)
  s:card [[ return artifact "Test Mask" {
    cost = "{5}",
    text = "{1}, {T}, Sacrifice Test Mask: Target opponent puts the cards from their hand on top of their library. Search that player's library for that many cards. That player puts those cards into their hand, then shuffles their library.",
    activated {
      cost = { "{1}, {T}", sacrifice(self) }, target = opponent,
      put_on_top(cards:owned_by(target):in_zone "hand", target),
      search(result, cards:owned_by(target):in_zone "library"),
      return_to_hand(found),
      shuffle(target),
    },
  } ]]
  local mask = s.bob:has("in play", "Test Mask")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Terror", { count = 3 })
  local bolt = s.sue:has("hand", "Lightning Bolt")
  local angel = s.sue:has("hand", "Serra Angel")
  s.sue:library { "Forest", "Swamp", "Island" }
  s.sue:will("order", bolt)
  s.bob:will("choose", "Forest")
  s.bob:will("choose", "Swamp")
  s.bob:activates(mask, { target = s.sue })
  s:expect(s.sue, { hand = { "Forest", "Swamp" }, library = 3 })
  s:expect(s.bob, { hand = 3 })
end)

local master = [[ return enchant_creature "Test Master" {
  cost = "{U}",
  text = "When enchanted creature dies, return that card to its owner's hand. If that card is returned to its owner's hand this way, you may pay {U}{U}{U}. If you do, return Test Master to its owner's hand.",
  put_into_graveyard {
    what = enchanted, return_to_hand(it),
    when(some(moved:not_token()), { may { pay = "{U}{U}{U}", return_to_hand(self) } }),
  },
} ]]

scenario("Puppet Master: what came back has its price", both, function(s)
  s:card(master)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local master = s.bob:has("in play", "Test Master", { on = bears })
  s.bob:lands("Island", 3)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:will("pay", true)
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "hand" })
  s:expect(master, { zone = "hand" })
end)

scenario("Puppet Master: a token goes nowhere, and nothing is asked for it", both, function(s)
  s:card(master)
  s:card [[ return sorcery "Test Brood" { cost = "{G}", text = "Put a 2/2 green Wolf creature token into play.",
    make_token(1, token "Wolf" "Wolf" { power = 2, toughness = 2, colour = "green" }) } ]]
  s.bob:has("hand", "Test Brood")
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Brood")
  local wolf = s.bob:finds("Wolf")
  local master = s.bob:has("in play", "Test Master", { on = wolf })
  s.bob:lands("Island", 3)
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:casts("Lightning Bolt", { target = wolf })
  s:expect(wolf, { zone = "nowhere" })
  s:expect(master, { zone = "graveyard" })
end)

scenario("what is given up as it comes is what it is", both, function(s)
  s:card [[ return summon "Elemental" "Test Elemental" {
    cost = "{G}", power = chosen_number, toughness = chosen_number,
    text = "As Test Elemental enters the battlefield, sacrifice any number of untapped Forests. Test Elemental's power and toughness are each equal to the number of Forests sacrificed as it entered the battlefield.",
    before_it_enters {
      choose_number_up_to(count(lands:untapped():of_type "forest":controlled_by(you))),
      search(chosen_number, lands:untapped():of_type "forest":controlled_by(you), { sacrifice(found) }),
    },
  } ]]
  s.bob:has("hand", "Test Elemental")
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  local tapped = s.bob:has("in play", "Forest", { tapped = true })
  s.bob:mana "{G}"
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:lands("Forest", 2)
  s:expect_illegal(function() s.bob:casts("Test Elemental", { choosing = 4 }) end, "4")
  s.bob:casts("Test Elemental", { choosing = { 2, forests[1], forests[3] } })
  s:expect(tapped, { zone = "in play" })
  local elemental = s.bob:finds("Test Elemental")
  s:expect(elemental, { power = 2, toughness = 2 })
  s:expect(swamp, { zone = "in play" })
  s:expect(s.bob, { graveyard = { "Forest", "Forest" } })
  s:expect(s.sue, { in_play = { "Forest", "Forest" } })
end)

scenario("life is given up as it comes, and no more than that", both, function(s)
  s:card [[ return summon "Horror" "Test Race" {
    cost = "{B}", power = chosen_number, toughness = chosen_number,
    text = "As Test Race enters the battlefield, pay any amount of life. The amount you pay can't be more than the number of white permanents your opponents control plus the number of white cards in their graveyards. Test Race's power and toughness are each equal to the life paid as it entered the battlefield.",
    before_it_enters {
      choose_number_up_to(smallest(life_of(you), sum(count(permanents:that_are "white":controlled_by(opponent)), count(cards:that_are "white":owned_by(opponent):in_zone "graveyard")))),
      lose_life(chosen_number),
    },
  } ]]
  s.bob:has("hand", "Test Race", { count = 2 })
  s.bob:lands("Swamp", 2)
  s.bob:has("in play", "White Knight")
  s.sue:has("in play", "White Knight")
  s.sue:has("graveyard", "Serra Angel", { count = 2 })
  s:expect_illegal(function() s.bob:casts("Test Race", { choosing = 4 }) end, "4")
  s.bob:casts("Test Race", { choosing = 3 })
  local race = s.bob:finds("Test Race")
  s:expect(race, { power = 3, toughness = 3 })
  s:expect(s.bob, { life = 17 })
end)

local exchange = [[ return sorcery "Test Exchange" {
  cost = "{B}", extra_cost = remove_from_game(creatures:controlled_by(you)),
  text = "As an additional cost to cast Test Exchange, exile a creature you control. Return target creature card from your graveyard to the battlefield. Put a +2/+2 counter on that creature if the exiled creature was a Thrull.",
  target = card:that_are "creature":owned_by(you):in_zone "graveyard",
  return_to_play(target),
  when(is(removed, creatures:of_type "thrull"), { put_counters("+2/+2", 1, target) }),
} ]]

scenario("Soul Exchange: what was removed for it is known", both, function(s)
  s:card(exchange)
  s:card [[ return summon "Thrull" "Test Thrull" { cost = "{B}", power = 1, toughness = 1 } ]]
  local thrull = s.bob:has("in play", "Test Thrull")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Exchange")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Exchange", { target = bears })
  s:expect(thrull, { zone = "out of game" })
  s:expect(bears, { zone = "in play", power = 4, toughness = 4 })
end)

scenario("Soul Exchange: another gives no counter", both, function(s)
  s:card(exchange)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Exchange")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Exchange", { target = bears })
  s:expect(ogre, { zone = "out of game" })
  s:expect(bears, { zone = "in play", power = 2, toughness = 2 })
end)

scenario("an effect knows what it has removed itself, a token too", both, function(s)
  s:card [[ return sorcery "Test Brood" { cost = "{G}", text = "Put a 1/1 black Thrull creature token into play.",
    make_token(1, token "Thrull" "Thrull" { power = 1, toughness = 1, colour = "black" }) } ]]
  s:card [[ return sorcery "Test Banishing" {
    cost = "{B}", text = "Remove target creature from the game. You gain 3 life if the exiled creature was a Thrull.",
    target = creature, remove_from_game(target), when(is(removed, creatures:of_type "thrull"), { gain_life(3) }),
  } ]]
  s.bob:has("hand", "Test Brood")
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Brood")
  local thrull = s.bob:finds("Thrull")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Banishing", { count = 2 })
  s.bob:lands("Swamp", 2)
  s.bob:casts("Test Banishing", { target = bears })
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Test Banishing", { target = thrull })
  s:expect(s.bob, { life = 23 })
end)

local vampire = [[ return summon "Vampire" "Test Vampire" {
  cost = "{B}", power = 3, toughness = 3,
  text = "At the beginning of each end step, if a creature dealt damage by Test Vampire this turn died, put that card onto the battlefield under your control. Sacrifice it when you lose control of Test Vampire.",
  at_end_of_turn {
    of = players, condition = some(died:that_are "creature":damaged_by(self)),
    return_to_play(died:that_are "creature":damaged_by(self)),
    the_next_time { event = loses_control { what = self, by = you }, sacrifice(moved) },
  },
} ]]

scenario("Krovikan Vampire: who died by it is its controller's, as long as that holds it", both, function(s)
  s:card(vampire)
  local vampire = s.bob:has("in play", "Test Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { vampire }
  s.sue:blocks { [bears] = vampire }
  s:to("end of attack")
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = ogre })
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(bears, { zone = "in play", controller = s.bob, owner = s.sue })
  s:expect(ogre, { zone = "graveyard" })
  s:next_turn()
  s:expect(bears, { zone = "in play", controller = s.bob })
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { target = vampire })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Krovikan Vampire: what has left the graveyard since stays away", both, function(s)
  s:card(vampire)
  s:card [[ return instant "Test Rescue" { cost = "{B}", text = "Return target creature card from your graveyard to your hand.",
    target = card:that_are "creature":owned_by(you):in_zone "graveyard", return_to_hand(target) } ]]
  local vampire = s.bob:has("in play", "Test Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { vampire }
  s.sue:blocks { [bears] = vampire }
  s:to("end of attack")
  s.sue:has("hand", "Test Rescue")
  s.sue:lands("Swamp", 1)
  s.sue:casts("Test Rescue", { target = bears })
  s:next_turn()
  s:expect(bears, { zone = "hand" })
end)

local coffin = [[ return artifact "Test Coffin" {
  cost = "{4}",
  text = "You may choose not to untap Test Coffin during your untap step. {3}, {T}: Exile target creature and all Auras attached to it. Note the number and kind of counters that were on that creature. When Test Coffin leaves the battlefield or becomes untapped, return that exiled card to the battlefield under its owner's control tapped with the noted number and kind of counters on it. If you do, return the other exiled cards to the battlefield under their owner's control attached to that permanent.",
  may_stay_tapped {},
  activated {
    cost = "{3}, {T}", target = creature,
    remove_from_game(each(target, enchantments:enchanting(target))),
    the_next_time { event = leaves_play { what = self }, or_event = becomes_untapped { what = self }, return_with_all_on_it(removed) },
  },
} ]]

scenario("Tawnos's Coffin: what comes back is as it was, with all that lay on it", both, function(s)
  s:card(coffin)
  local coffin = s.bob:has("in play", "Test Coffin")
  s.bob:lands("Forest", 3)
  local bears = s.sue:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 2 } })
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  local other = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(coffin, { target = bears })
  s:expect(bears, { zone = "out of game" })
  s:expect(strength, { zone = "out of game" })
  s:expect(other, { zone = "in play" })
  s:next_turn()
  s.bob:will("untap", coffin)
  s:next_turn()
  s:expect(bears, { zone = "in play", controller = s.sue, tapped = true, power = 5, toughness = 6, counters = { ["+1/+1"] = 2 } })
  s:expect(strength, { zone = "in play" })
  s:expect(coffin, { tapped = false })
end)

scenario("Tawnos's Coffin: gone it gives back what it held, once", both, function(s)
  s:card(coffin)
  local coffin = s.bob:has("in play", "Test Coffin")
  s.bob:lands("Forest", 3)
  s.bob:lands("Plains", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(coffin, { target = bears })
  s.bob:has("hand", "Disenchant")
  s.bob:casts("Disenchant", { target = coffin })
  s:expect(coffin, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", controller = s.sue, tapped = true, power = 2 })
end)

scenario("as it was, and nothing else with it", both, function(s)
  s:card [[ return sorcery "Test Blink" {
    cost = "{U}", text = "Remove target creature and all enchantments on it from the game, and bring it back as it was.",
    target = creature,
    remove_from_game(each(target, enchantments:enchanting(target))), return_as_it_was(removed),
  } ]]
  local bears = s.sue:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 1 } })
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  s.bob:has("hand", "Test Blink")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Blink", { target = bears })
  s:expect(bears, { zone = "in play", tapped = true, power = 3, toughness = 3 })
  s:expect(strength, { zone = "out of game" })
end)
