-- Every argument of a rule that lasts, and of what waits, is what it was when it was made.

scenario("R-DUR-1 a rule against damage from another target", function(s)
  s:card [[ return instant "Test Ward" { cost = "{W}", targets = { creature, creature },
    this_turn(reduces_damage { affects = targets(1), from = targets(2) }) } ]]
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Ward"); s.bob:lands("Plains", 1)
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s.bob:casts("Test Ward", { targets = { bears, ogre } })
  s.bob:blocks { [bears] = ogre }
  s:to "main"
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-DUR-1 a rule against damage from one of two attackers", function(s)
  s:card [[ return instant "Test Ward" { cost = "{W}", target = creature,
    this_turn(reduces_damage { affects = you, from = target }) } ]]
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Ward"); s.bob:lands("Plains", 1)
  s:turn_of(s.sue)
  s.sue:attacks { ogre, bears }
  s.bob:casts("Test Ward", { target = ogre })
  s:to "main"
  s:expect(s.bob, { life = 18 })
end)

scenario("R-DUR-1 not to be blocked by another target", function(s)
  s:card [[ return instant "Test Slip" { cost = "{U}", targets = { creature, creature },
    this_turn(cannot_be_blocked { affects = targets(1), by = targets(2) }) } ]]
  local ogre = s.sue:has("in play", "Gray Ogre")
  local elves = s.sue:has("in play", "Llanowar Elves")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Slip"); s.bob:lands("Island", 1)
  s.bob:casts("Test Slip", { targets = { bears, ogre } })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Test Slip")
  s.sue:blocks { [elves] = bears }
end)

scenario("R-DUR-1 not to block another target", function(s)
  s:card [[ return instant "Test Slip" { cost = "{U}", targets = { creature, creature },
    this_turn(cannot_block { affects = targets(1), attackers = targets(2) }) } ]]
  local ogre = s.sue:has("in play", "Gray Ogre")
  local first = s.bob:has("in play", "Grizzly Bears")
  local second = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Slip"); s.bob:lands("Island", 1)
  s.bob:casts("Test Slip", { targets = { ogre, first } })
  s.bob:attacks { first, second }
  s:expect_illegal(function() s.sue:blocks { [ogre] = first } end, "Test Slip")
  s.sue:blocks { [ogre] = second }
end)

scenario("R-DUR-1 not to be the target of another target", function(s)
  s:card [[ return instant "Test Aegis" { cost = "{U}", targets = { creature, creature },
    this_turn(cannot_be_targeted { affects = targets(1), by = targets(2) }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Test Aegis"); s.bob:lands("Island", 1)
  s.bob:casts("Test Aegis", { targets = { bears, sorcerer } })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = bears }) end, "Test Aegis")
end)

scenario("R-DP-5 damage is redirected to the target", function(s)
  s:card [[ return instant "Test Shift" { cost = "{W}", target = creature,
    this_turn(redirects_damage { affects = you, to = target }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Shift"); s.bob:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.bob:casts("Test Shift", { target = bears })
  s.bob:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DUR-1 a limit that a step before came to", function(s)
  s:card [[ return sorcery "Test Smoke" { cost = "{R}", gain_life(1),
    from_now_on(untap_limit { affects = lands, n = result }) } ]]
  s.bob:has("hand", "Test Smoke"); s.bob:lands("Mountain", 3)
  s.bob:casts("Test Smoke")
  local islands = s.sue:has("in play", "Island", { tapped = true, count = 2 })
  s.sue:will("untap", islands[1])
  s:next_turn()
  s:expect(islands[1], { tapped = false })
  s:expect(islands[2], { tapped = true })
end)

scenario("R-MANA-7 a limit of X", function(s)
  s:card [[ return sorcery "Test Squeeze" { cost = "{X}{R}", this_turn(hand_limit { affects = players, n = x }) } ]]
  s.bob:has("hand", "Test Squeeze"); s.bob:has("hand", "Forest", { count = 4 })
  s.bob:lands("Mountain", 3)
  s.bob:casts("Test Squeeze", { x = 2 })
  s.bob:will("discard", "Forest"); s.bob:will("discard", "Forest")
  s:next_turn()
  s:expect(s.bob, { hand = 2 })
end)

scenario("R-DUR-1 a rule whose condition speaks of the second target", function(s)
  s:card [[ return instant "Test Cond" { cost = "{W}", targets = { creature, creature },
    this_turn(cannot_attack { affects = targets(1), only_if = is(targets(2), creatures:tapped()) }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("hand", "Test Cond"); s.bob:lands("Plains", 1)
  s.bob:has("hand", "Twiddle"); s.bob:lands("Island", 1)
  s.bob:casts("Test Cond", { targets = { bears, elves } })
  s.bob:casts("Twiddle", { mode = "tap", target = elves })
  s:expect_illegal(function() s.bob:attacks { bears } end, "Test Cond")
end)

scenario("R-DUR-1 control goes to another target and stays there", function(s)
  s:card [[ return sorcery "Test Gift" { cost = "{U}", targets = { creature, player },
    for_good(targets(1), { controller = targets(2) }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Gift"); s.bob:lands("Island", 1)
  s.bob:casts("Test Gift", { targets = { bears, s.sue } })
  s:expect(bears, { controller = s.sue })
  s:next_turn()
  s:expect(bears, { controller = s.sue })
end)

scenario("R-DUR-1 control goes to another target's controller, whatever becomes of that", function(s)
  s:card [[ return sorcery "Test Gift" { cost = "{U}", targets = { creature, creature },
    for_good(targets(1), { controller = controller_of(targets(2)), plus = "+1/+1" }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Gift"); s.bob:has("hand", "Unsummon"); s.bob:lands("Island", 2)
  s.bob:casts("Test Gift", { targets = { bears, ogre } })
  s.bob:casts("Unsummon", { target = ogre })
  s:expect(bears, { controller = s.sue, power = 3 })
end)

scenario("R-TARGET-3 what waits still means the player that was the second target", function(s)
  s:card [[ return instant "Test Doom" { cost = "{B}", targets = { creature, player },
    tap(targets(1)), next_end_of_turn { lose_life(2, targets(2)) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Doom"); s.bob:lands("Swamp", 1)
  s.bob:casts("Test Doom", { targets = { bears, s.sue } })
  s:next_turn()
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-TARGET-3 what waits still knows how many targets there were, and all of them", function(s)
  s:card [[ return instant "Test Many" { cost = "{R}", target = between(1, 3, creature),
    next_end_of_turn { gain_life(target_count), destroy(target) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Many"); s.bob:lands("Mountain", 1)
  s.bob:casts("Test Many", { targets = { bears, ogre } })
  s:next_turn()
  s:expect(s.bob, { life = 22 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-RESOLVE-1 what waits still knows what the step before did", function(s)
  s:card [[ return sorcery "Test Wheel" { cost = "{U}", mill(3, opponent), next_end_of_turn { gain_life(result) } } ]]
  s.bob:has("hand", "Test Wheel"); s.bob:lands("Island", 1)
  s.bob:casts("Test Wheel")
  s:next_turn()
  s:expect(s.bob, { life = 23 })
end)

scenario("R-BATCH-7 what waits still knows what was chosen", function(s)
  s:card [[ return sorcery "Test Pick" { cost = "{U}", choose "colour",
    next_end_of_turn { destroy(creatures:of_chosen_colour()) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Pick"); s.bob:lands("Island", 1)
  s.bob:casts("Test Pick", { choosing = "green" })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("R-MANA-7 the X paid inside a trigger is that of what it lasts and waits for", function(s)
  s:card [[ return enchantment "Test Dues" { cost = "{0}",
    at_upkeep { of = you, may { pay = "{X}",
      next_end_of_turn { gain_life(x) },
      this_turn(reduces_damage { affects = you, by = x }) } } } ]]
  s.bob:has("in play", "Test Dues"); s.bob:lands("Island", 3)
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s:next_turn()
  s.bob:will("pay", true); s.bob:will("x", 2)
  s:next_turn()
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 19 })
  s:next_turn()
  s:expect(s.bob, { life = 21 })
end)

scenario("R-MANA-7 the X paid inside a trigger leaves the X that its permanent was cast with", function(s)
  s:card [[ return summon "Beast" "Test Beast" { cost = "{X}", power = x, toughness = 5,
    at_upkeep { of = you, may { pay = "{X}", gain_life(x) } } } ]]
  s.bob:has("hand", "Test Beast"); s.bob:lands("Island", 3)
  s.bob:casts("Test Beast", { x = 3 })
  s.bob:will("pay", true); s.bob:will("x", 1)
  s:next_turn(); s:next_turn()
  s:expect(s.bob, { life = 21 })
  s:expect(s.bob:finds "Test Beast", { power = 3 })
end)
