-- What is counted, chosen or offered first: cards as they are read from their text.

local both = { "fifth", "microprose" }

local shaman = [[ return summon "Shaman" "Test Shaman" {
  cost = "{U}", power = 1, toughness = 1,
  activated {
    cost = "{T}",
    target = enchantment:that_are "white":controlled_by(you):without "cumulative upkeep",
    choose "colour word",
    for_good(target, { colour_word = chosen }),
    for_good(target, { gains = cumulative_upkeep("{1}") }),
  },
} ]]
local pale = [[ return enchantment "Test Pall" { cost = "{W}", cannot_attack { affects = creatures:that_are "black" } } ]]

scenario("an effect rewords what it is aimed at by words chosen each time, and gives it an upkeep", both, function(s)
  s:card(shaman)
  s:card(pale)
  local one = s.bob:has("in play", "Test Shaman")
  local two = s.bob:has("in play", "Test Shaman")
  local first = s.bob:has("in play", "Test Pall")
  local second = s.bob:has("in play", "Test Pall")
  local blue = s.bob:makes("Blue Ox", { power = 1, toughness = 1, colours = { "blue" } })
  local green = s.bob:makes("Green Ox", { power = 1, toughness = 1, colours = { "green" } })
  local black = s.bob:makes("Black Ox", { power = 1, toughness = 1, colours = { "black" } })
  s.bob:activates(one, { target = first, choosing = { "black", "blue" } })
  s.bob:activates(two, { target = second, choosing = { "black", "green" } })
  -- What has an upkeep now is no target any more.
  local third = s.bob:has("in play", "Test Shaman")
  s:expect_illegal(function() s.bob:activates(third, { target = first }) end, "cumulative upkeep")
  s:expect_illegal(function() s.bob:attacks { blue } end, "cannot attack")
  s:expect_illegal(function() s.bob:attacks { green } end, "cannot attack")
  s.bob:attacks { black }
  s:expect(black, { attacking = true })
  -- Nobody pays for them.
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
end)

local moon = [[ return enchantment "Test Moon" { cost = "{3}{R}",
  at_upkeep {
    when(odd(count(permanents)), { until_end_of_turn(creatures:that_are "red", { plus = "+1/+1" }) }),
    when(odd(count(permanents)), { whenever_this_turn { event = tapped_for_mana { what = lands:of_type "mountain" }, add_mana("{R}", that_player) } }),
    when(not_so(odd(count(permanents))), { until_end_of_turn(creatures:that_are "red", { plus = "-1/-1" }) }),
    when(not_so(odd(count(permanents))), { this_turn(produces_instead { mana = "{C}", affects = lands:of_type "mountain" }) }),
  } } ]]

scenario("an odd number of permanents has mountains give more for a turn, and an even one none of its kind", both, function(s)
  s:card(moon)
  s.bob:has("in play", "Test Moon")
  local ox = s.bob:makes("Red Ox", { power = 2, toughness = 2, colours = { "red" } })
  local cow = s.bob:makes("Blue Cow", { power = 2, toughness = 2, colours = { "blue" } })
  local mountain = s.bob:has("in play", "Mountain")
  local forest = s.bob:has("in play", "Forest")
  s:turn_of(s.sue)
  s:expect(ox, { power = 3, toughness = 3 })
  s:expect(cow, { power = 2, toughness = 2 })
  s.sue:has("in play", "Plains")
  s.bob:taps_for_mana(mountain)
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{R}{R}{G}" })
  s:turn_of(s.bob)
  s:expect(ox, { power = 1, toughness = 1 })
  s:expect(cow, { power = 2, toughness = 2 })
  s.bob:taps_for_mana(mountain)
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{C}{G}" })
end)

local fall = [[ return enchantment "Test Fall" { cost = "{2}{U}",
  tapped_for_mana {
    what = lands:of_type "island",
    when(is(it, permanents:that_are "snow-covered"), { may { by = controller_of(it), otherwise = { may { by = controller_of(it), add_mana_for { mana = "{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }, add_mana_for { mana = "{U}{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }, { may { by = controller_of(it), add_mana_for { mana = "{U}", who = controller_of(it), keyword = "cumulative upkeep" } } }),
  } } ]]

scenario("more is offered in the place of what was offered, and who declines it is offered that", both, function(s)
  s:card(fall)
  s:card [[ return land "Test Ice" { subtypes = "island", snow_covered = true } ]]
  s.bob:has("in play", "Test Fall")
  local island = s.sue:has("in play", "Island")
  local ice = s.sue:has("in play", "Test Ice")
  local more = s.sue:has("in play", "Test Ice")
  s.sue:will("pay", true)
  s.sue:taps_for_mana(island)
  s:expect(s.sue, { mana = "{U}{U}" })
  s.sue:will("pay", true)
  s.sue:taps_for_mana(ice)
  s:expect(s.sue, { mana = "{U}{U}{U}{U}{U}" })
  s.sue:will("pay", false)
  s.sue:will("pay", true)
  s.sue:taps_for_mana(more)
  s:expect(s.sue, { mana = "{U}{U}{U}{U}{U}{U}{U}" })
end)

local eye = [[ return instant "Test Eye" { cost = "{W}{W}", target = packet:to(you),
  deal(damage_in(target), controller_of(source_of(target))) } ]]

scenario("R-DP-3 as much damage as waits is dealt to whoever controls its source, and what waits is dealt all the same", both, function(s)
  s:card(eye)
  s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("hand", "Test Eye")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_prevent("Test Eye", { target = { to = s.sue } })
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 17 })
end)

scenario("R-DP-3 there is no damage to you to answer where none waits, nor where it is dealt to another", both, function(s)
  s:card(eye)
  s.sue:has("hand", "Test Eye")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.sue:casts("Test Eye") end, "damage prevention")
  local ox = s.sue:makes("Ox", { power = 1, toughness = 4 })
  s.bob:casts("Lightning Bolt", { on = ox })
  s:expect(s.sue, { life = 20, hand = { "Test Eye" } })
  s:expect(s.bob, { life = 20 })
end)

local irons = [[ return enchant_creature "Test Irons" { cost = "{B}",
  attacks { what = enchanted, may { pay = "{1}", otherwise = { destroy(self) }, tap(enchanted), remove_from_combat(enchanted), unblock(enchanted) } },
  blocks { what = enchanted, may { pay = "{1}", otherwise = { destroy(self) }, tap(enchanted), remove_from_combat(enchanted), unblock(enchanted) } },
} ]]

scenario("who pays has a creature out of combat, and what it alone has blocked is unblocked", both, function(s)
  s:card(irons)
  local ox = s.sue:makes("Ox", { power = 1, toughness = 5 })
  local cow = s.sue:makes("Cow", { power = 1, toughness = 5 })
  local held = s.bob:has("in play", "Test Irons", { on = ox })
  local one = s.bob:makes("Calf", { power = 2, toughness = 2 })
  local two = s.bob:makes("Ewe", { power = 3, toughness = 3 })
  s.bob:lands("Swamp", 1)
  s.bob:attacks { one, two }
  s.bob:will("pay", true)
  s.sue:blocks { [ox] = one, [cow] = two }
  s:to("end of attack")
  s:expect(ox, { tapped = true, damage = 0 })
  s:expect(held, { zone = "in play" })
  s:expect(cow, { damage = 3 })
  s:expect(s.sue, { life = 18 })
end)

scenario("who does not pay for a creature that attacks loses what holds it, and it goes on", both, function(s)
  s:card(irons)
  local ox = s.bob:makes("Ox", { power = 2, toughness = 5 })
  local held = s.sue:has("in play", "Test Irons", { on = ox })
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", false)
  s.bob:attacks { ox }
  s:to("end of attack")
  s:expect(held, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

local function worms(s)
  s:card [[return enchantment "Test Worms" {
    cost = "{2}{B}{B}{B}",
    cannot_play { cards = lands, affects = players },
    stays_out { cards = lands, affects = players },
    at_upkeep {
      for_each(players, { may { by = it, pay = sacrifice(lands, 2), destroy(self),
        otherwise = { may { by = it, deal(5, it), destroy(self) } } } }),
    },
  }]]
  return s.bob:has("in play", "Test Worms")
end

scenario("worms for lands or damage go for two lands", both, function(s)
  local worms = worms(s)
  local lands = s.sue:has("in play", "Forest", { count = 3 })
  local forest = s.bob:has("hand", "Forest")
  s:expect_illegal(function() s.bob:plays_land(forest) end, "Test Worms")
  s.sue:will("pay", true)
  s.sue:will("sacrifice", lands[1])
  s.sue:will("sacrifice", lands[2])
  s.bob:will("pay", false)
  s:to("upkeep")
  s:expect(s.sue, { life = 20, graveyard = { Forest = 2 } })
  s:expect(s.bob, { life = 20 })
  s:expect(worms, { zone = "graveyard" })
end)

scenario("worms for lands or damage go for 5 damage, in whosever upkeep", both, function(s)
  local worms = worms(s)
  local forest = s.bob:has("hand", "Forest")
  s.sue:will("pay", false)
  s.bob:will("pay", true)
  s:to("upkeep")
  s:expect(worms, { zone = "graveyard" })
  s:expect(s.bob, { life = 15 })
  s:expect(s.sue, { life = 20 })
end)

scenario("worms for lands or damage stay where nobody does either", both, function(s)
  local worms = worms(s)
  s.sue:lands("Forest", 1)
  s.sue:will("pay", false)
  s.bob:will("pay", false)
  s:to("upkeep")
  s:to("main")
  s:expect(worms, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("a price of 1 or 2: who pays 2 fights on, who pays 1 fights for nothing, who pays nothing dies", both, function(s)
  s:card [[return instant "Test Chill" {
    cost = "{X}{U}", castable = phase "attackers",
    target = between(x, x, creature:attacking()),
    for_each(target, { may { by = controller_of(it), pay = "{1}",
      this_turn(reduces_damage { affects = it, combat = true }),
      this_turn(deals_no_combat_damage { affects = it }),
      otherwise = { unless { by = controller_of(it), pay = "{2}", next_end_of_combat { destroy(it) } } } } }),
  }]]
  local paid = s.bob:has("in play", "Craw Wurm")
  local half = s.bob:has("in play", "Gray Ogre")
  local frozen = s.bob:has("in play", "Grizzly Bears")
  local spared = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 3)
  s.sue:lands("Island", 4)
  s.sue:has("hand", "Test Chill")
  s.bob:attacks { paid, half, frozen, spared }
  s.bob:will("pay", false)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s.sue:casts("Test Chill", { x = 3, targets = { paid, half, frozen } })
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 10 })
  s:expect(paid, { zone = "in play" })
  s:expect(half, { zone = "in play" })
  s:expect(frozen, { zone = "graveyard" })
  s:expect(spared, { zone = "in play" })
end)
