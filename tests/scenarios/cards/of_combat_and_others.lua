local both = { "fifth", "microprose" }

scenario("Joven's Ferrets tap what blocked them, and that stays tapped through one untap phase", both, function(s)
  s:card [[return summon "Ferret" "Joven's Ferrets" {
    cost = "{G}", power = 1, toughness = 1,
    attacks { what = self, until_end_of_turn(self, { plus = "+0/+2" }) },
    end_of_combat {
      tap(creatures:has_blocked(self)),
      through_next_untap(does_not_untap { affects = creatures:has_blocked(self) }),
    },
  }]]
  local ferrets = s.bob:has("in play", "Joven's Ferrets")
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:attacks { ferrets }
  s.sue:blocks { [wall] = ferrets }
  s:to("cleanup")
  s:expect(wall, { tapped = true })
  s:next_turn()
  s:expect(wall, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:next_turn()
  s:next_turn()
  s:expect(wall, { tapped = false })
end)

scenario("Venomous Breath destroys at end of combat what blocked its target, and nothing else", both, function(s)
  s:card [[return instant "Venomous Breath" {
    cost = "{3}{G}",
    target = creature,
    next_end_of_combat { destroy(either(creatures:has_blocked(target), creatures:was_blocked(target))) },
  }]]
  local wall = s.bob:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Venomous Breath"); s.bob:lands("Forest", 4)
  s:next_turn()
  s.sue:attacks { angel }
  s:to("end of attack")
  s:next_turn()
  s:next_turn()
  local craw = s.sue:has("in play", "Craw Wurm")
  s.sue:attacks { craw }
  s.bob:blocks { [wall] = craw }
  s.bob:casts("Venomous Breath", { target = wall })
  s:to("main")
  s:expect(craw, { zone = "graveyard" })
  s:expect(angel, { zone = "in play" })
  s:expect(wall, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("Feint taps the blockers and keeps all of them from dealing damage, and nobody else", both, function(s)
  s:card [[return instant "Feint" {
    cost = "{R}",
    target = creature:attacking(),
    tap(creatures:blocking_any(target)),
    this_turn(deals_no_combat_damage { affects = target }),
    this_turn(deals_no_combat_damage { affects = creatures:blocking_any(target) }),
  }]]
  local craw = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  local other = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Feint"); s.bob:lands("Mountain", 1)
  s.bob:attacks { craw, bears }
  s.sue:blocks { [ogre] = craw, [angel] = craw, [other] = bears }
  s.bob:casts("Feint", { target = craw })
  s:expect(ogre, { tapped = true })
  s:expect(angel, { tapped = true })
  s:expect(other, { tapped = false })
  s:to("main")
  s:expect(ogre, { zone = "in play" })
  s:expect(craw, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(other, { zone = "graveyard" })
end)

scenario("Heroism asks for each red attacker, and who does not pay deals no damage", both, function(s)
  s:card [[return enchantment "Heroism" {
    cost = "{2}{W}",
    activated {
      cost = sacrifice(creatures:that_are "white"),
      for_each(creatures:that_are "red":attacking(), { unless { by = controller_of(it), pay = "{2}{R}", this_turn(deals_no_combat_damage { affects = it }) } }),
    },
  }]]
  local heroism = s.sue:has("in play", "Heroism")
  local knight = s.sue:has("in play", "White Knight")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.bob:has("in play", "Hurloon Minotaur")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 3)
  s.bob:attacks { ogre, giant, bears }
  s.bob:will("pay", true)
  s.sue:activates(heroism, { paying = knight })
  s:to("main")
  -- The bears are not red; one of the two others is paid for.
  s:expect(s.sue, { life = 16 })
end)

scenario("Tidal Flats gives first strike to what blocks each flightless attacker that is not paid for", both, function(s)
  s:card [[return enchantment "Tidal Flats" {
    cost = "{U}",
    activated {
      cost = "{U}{U}",
      for_each(creatures:attacking():without "flying", { unless { by = controller_of(it), pay = "{1}", until_end_of_turn(creatures:controlled_by(you):blocking_any(it), { gains = first_strike }) } }),
    },
  }]]
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local flier = s.bob:has("in play", "Serra Angel")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears, flier }
  s.sue:blocks { [ogre] = bears, [angel] = flier }
  s.bob:will("pay", false)
  s.sue:activates(flats)
  s:expect(ogre, { has = { "first strike" } })
  s:expect(angel, { lacks = { "first strike" } })
  s:to("main")
  s:expect(ogre, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("who pays for Tidal Flats is blocked as by any creature", both, function(s)
  s:card [[return enchantment "Tidal Flats" {
    cost = "{U}",
    activated {
      cost = "{U}{U}",
      for_each(creatures:attacking():without "flying", { unless { by = controller_of(it), pay = "{1}", until_end_of_turn(creatures:controlled_by(you):blocking_any(it), { gains = first_strike }) } }),
    },
  }]]
  local flats = s.sue:has("in play", "Tidal Flats")
  s.sue:lands("Island", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:will("pay", true)
  s.sue:activates(flats)
  s:expect(ogre, { lacks = { "first strike" } })
end)

scenario("Norritt sends to its death what its controller keeps at home", both, function(s)
  s:card [[return summon "Imp" "Norritt" {
    cost = "{3}{B}", power = 1, toughness = 1,
    activated { cost = "{T}", target = creature:that_are "blue", untap(target) },
    activated {
      cost = "{T}",
      only_if = before_attack,
      target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
    },
  }]]
  local norritt = s.sue:has("in play", "Norritt")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local sick = s.bob:has("in play", "Grizzly Bears", { sick = true })
  local own = s.sue:has("in play", "Grizzly Bears")
  local wall = s.bob:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = sick }) end, "(R-TARGET-1)")
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = own }) end, "(R-TARGET-1)")
  s:expect_illegal(function() s.sue:activates(norritt, { ability = 2, target = wall }) end, "(R-TARGET-1)")
  s.sue:activates(norritt, { ability = 2, target = ogre })
  s.bob:attacks { ogre }
  s:next_turn()
  s:expect(ogre, { zone = "in play" })
end)

scenario("what Norritt has named and is tapped before the attack dies at end of turn", both, function(s)
  s:card [[return summon "Imp" "Norritt" {
    cost = "{3}{B}", power = 1, toughness = 1,
    activated { cost = "{T}", target = creature:that_are "blue", untap(target) },
    activated {
      cost = "{T}",
      only_if = before_attack,
      target = creature:not_ "wall":controlled_by(active_player):here_since_turn_began(),
      this_turn(must_attack { affects = target }),
      next_end_of_turn { when(not_so(is(target, permanents:attacked())), { destroy(target) }) },
    },
  }]]
  local norritt = s.sue:has("in play", "Norritt")
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.sue:activates(norritt, { ability = 2, target = ogre })
  s:to("discard")
  s:expect(ogre, { zone = "in play" })
  s:next_turn()
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Akron Legionnaire holds back all but its like and artifact creatures", both, function(s)
  local giant = s.bob:has("in play", "Akron Legionnaire")
  local second = s.bob:has("in play", "Akron Legionnaire")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local ram = s.bob:has("in play", "Battering Ram")
  local sues = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { ogre } end, "cannot attack")
  s.bob:attacks { giant, second, ram }
  s:to("main")
  s:expect(s.sue, { life = 3 })
  s:next_turn()
  s.sue:attacks { sues }
end)

scenario("Staff of the Ages has whatever landwalk blocked as if it were none", both, function(s)
  s:card [[return artifact "Staff of the Ages" {
    cost = "{3}",
    blocked_as_without { keyword = "landwalk", affects = creatures:with "landwalk" },
  }]]
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:lands("Swamp", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wraith }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wraith } end, "Bog Wraith")
  s.sue:blocks {}
  s:next_turn()
  s:next_turn()
  s.sue:has("in play", "Staff of the Ages")
  s.bob:attacks { wraith }
  s.sue:blocks { [second] = wraith }
  s:expect(second, { blocking = wraith })
end)

scenario("Wall of Caltrops bands only beside another Wall and no other creature", both, function(s)
  s:card [[return summon "Wall" "Wall of Caltrops" {
    cost = "{1}{W}", power = 2, toughness = 1,
    blocks {
      what = self,
      blocked = creatures,
      condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))),
      until_end_of_turn(self, { gains = banding }),
    },
  }]]
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local craw = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { craw }
  s.sue:blocks { [caltrops] = craw, [stone] = craw }
  s:expect(caltrops, { has = { "banding" } })
end)

scenario("Wall of Caltrops alone, or with a creature that is no Wall, does not band", both, function(s)
  s:card [[return summon "Wall" "Wall of Caltrops" {
    cost = "{1}{W}", power = 2, toughness = 1,
    blocks {
      what = self,
      blocked = creatures,
      condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))),
      until_end_of_turn(self, { gains = banding }),
    },
  }]]
  local caltrops = s.sue:has("in play", "Wall of Caltrops")
  local other = s.sue:has("in play", "Wall of Caltrops")
  local stone = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local craw = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { craw, bears }
  s.sue:blocks { [caltrops] = bears, [other] = craw, [stone] = craw, [ogre] = craw }
  s:expect(caltrops, { lacks = { "banding" } })
  s:expect(other, { lacks = { "banding" } })
end)

scenario("Cloak of Confusion: damage is given up for a card of the defending player", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local cloak = s.bob:has("in play", "Cloak of Confusion", { on = ogre })
  s.sue:has("hand", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(cloak) end, "the text of Cloak of Confusion does not allow it now (R-GEN-1)")
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s.bob:activates(cloak)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 0 })
end)

scenario("Delif's Cone: life for the damage of an unblocked creature", both, function(s)
  local cone = s.bob:has("in play", "Delif's Cone")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(cone, { target = ogre })
  s.bob:attacks { ogre, bears }
  s.bob:will("pay", true)
  s.sue:blocks {}
  s:to("main")
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 18 })
end)

scenario("Delif's Cube: nothing comes of a creature that is blocked", both, function(s)
  s:card [[return artifact "Delif's Cube" {
    cost = "{1}",
    activated {
      cost = "{2}, {T}",
      target = creature:controlled_by(you),
      when_this_turn {
        event = goes_unblocked { what = target },
        this_turn(deals_no_combat_damage { affects = target }),
        put_counters("cube", 1, self),
      },
    },
    activated { cost = { "{2}", remove_counters("cube", 1, self) }, target = creature, regenerate(target) },
  }]]
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Swamp", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s.bob:activates(cube, { ability = 1, target = ogre })
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s:expect(wall, { damage = 2 })
  s:expect(cube, { counters = {} })
end)

scenario("Delif's Cube gets its counter for a creature that goes unblocked", both, function(s)
  s:card [[return artifact "Delif's Cube" {
    cost = "{1}",
    activated {
      cost = "{2}, {T}",
      target = creature:controlled_by(you),
      when_this_turn {
        event = goes_unblocked { what = target },
        this_turn(deals_no_combat_damage { affects = target }),
        put_counters("cube", 1, self),
      },
    },
    activated { cost = { "{2}", remove_counters("cube", 1, self) }, target = creature, regenerate(target) },
  }]]
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Swamp", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:activates(cube, { ability = 1, target = ogre })
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(cube, { counters = { cube = 1 } })
end)

scenario("Dwarven Sea Clan hurts at end of combat a fighter whose controller has an Island", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local own = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:activates(clan, { target = bears }) end, "(R-TARGET-1)")
  s.sue:activates(clan, { target = ogre })
  s:expect(ogre, { damage = 0 })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Dwarven Sea Clan cannot aim at the creature of a player without Islands", both, function(s)
  local clan = s.sue:has("in play", "Dwarven Sea Clan")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:expect_illegal(function() s.sue:activates(clan, { target = ogre }) end, "(R-TARGET-1)")
end)

scenario("Brine Hag makes 0/2 of whatever dealt damage to it this turn, for good", both, function(s)
  s:card [[return summon "Hag" "Brine Hag" {
    cost = "{2}{U}{U}", power = 2, toughness = 2,
    put_into_graveyard { what = self, for_good(creatures:has_damaged(self), { power = 0, toughness = 2 }) },
  }]]
  local hag = s.sue:has("in play", "Brine Hag")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  local giant = s.bob:makes("Giant", { power = 1, toughness = 9 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(tim, { target = hag })
  s.bob:attacks { giant, bears }
  s.sue:blocks { [hag] = giant }
  s:to("main")
  s:expect(hag, { zone = "graveyard" })
  s:expect(tim, { power = 0, toughness = 2 })
  s:expect(giant, { zone = "graveyard" })
  s:expect(bears, { power = 2, toughness = 2 })
  s:next_turn()
  s:expect(tim, { power = 0, toughness = 2 })
end)
