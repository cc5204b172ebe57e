-- What a permanent remembers of the turn or of the duel, and what it does for itself.
local both = { "fifth", "microprose" }

local zombie = [[ return summon "Zombie" "Test Fallen" { cost = "{B}", power = 2, toughness = 3,
  text = "During your upkeep, Test Fallen deals 1 damage to each opponent previously dealt damage by it.",
  at_upkeep { of = you, deal(1, opponent:ever_damaged_by(self)) } } ]]

scenario("whoever was damaged once is damaged each upkeep from then on", both, function(s)
  s:card(zombie)
  local it = s.bob:has("in play", "Test Fallen")
  local other = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { other }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.sue, { life = 18 })  -- damaged, but not by it
  s.bob:attacks { it }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 16 })
  s:turn_of(s.bob)
  s:expect(s.sue, { life = 15 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.sue, { life = 14 })
end)

scenario("prevented damage is none, and what comes back remembers nobody", both, function(s)
  s:card(zombie)
  local it = s.bob:has("in play", "Test Fallen")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.sue:will_prevent("Healing Salve", { target = s.sue })
  s.bob:attacks { it }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.sue, { life = 20 })
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { target = it })
  s.bob:casts("Test Fallen")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.sue, { life = 18 })
end)

local rat = [[ return summon "Rat" "Test Vermin" { cost = "{B}", power = 1, toughness = 1,
  text = "{0}: Test Vermin deals 2 damage to target opponent previously dealt damage by it.",
  activated { cost = "{0}", target = opponent:ever_damaged_by(self), deal(2, target) } } ]]

scenario("nobody who was not damaged by it is aimed at", both, function(s)
  s:card(rat)
  local it = s.bob:has("in play", "Test Vermin")
  s:expect_illegal(function() s.bob:activates(it, { target = s.sue }) end, "Test Vermin")
  s.bob:attacks { it }
  s:to("main")
  s.bob:activates(it, { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

local starfish = [[ return summon "Starfish" "Test Starfish" { cost = "{U}", power = 0, toughness = 1,
  text = "{U}: Regenerate Test Starfish. At the end of any turn, if Test Starfish regenerated this turn, put a 0/1 blue Starfish creature token into play for each time it regenerated this turn.",
  regeneration "{U}",
  at_end_of_turn { condition = compare(regenerations_of(self), "at least", 1),
    make_token(regenerations_of(self), token "Starfish" "Starfish" { power = 0, toughness = 1, colour = "blue" }) } } ]]

local helper = [[ return summon "Sentry" "Test Sentry" { cost = "{1}", power = 1, toughness = 1,
  text = "{1}: Choose target opponent. Regenerate Test Sentry. When it regenerates this way, that player may draw a card.",
  activated { cost = "{1}", target = opponent,
    first { regenerate(self), to = { may { by = target, draw(1, target) } } } } } ]]

scenario("what regenerates lets the opponent draw, who may decline", both, function(s)
  s:card(helper)
  local it = s.bob:has("in play", "Test Sentry")
  s.bob:lands("Plains", 2)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will_regenerate(it)
  s.sue:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(s.sue, { hand = 2 })
  s.bob:will_regenerate(it)
  s.sue:will("pay", false)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "in play" })
  s:expect(s.sue, { hand = 1 })
end)

local monk = [[ return summon "Cleric" "Test Clergy" { cost = "{W}", power = 1, toughness = 1,
  text = "If Test Clergy would be destroyed, regenerate it. {1}: Test Clergy cannot be regenerated this turn. Only an opponent may use this ability.",
  regenerates_itself {},
  activated { cost = "{1}", user = opponent, this_turn(cannot_regenerate { affects = self }) } } ]]

scenario("it regenerates by itself, for nothing, and others do not", both, function(s)
  s:card(monk)
  local it = s.bob:has("in play", "Test Clergy")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
  s.sue:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("whoever pays against it has it die, and only the opponent may", both, function(s)
  s:card(monk)
  local it = s.bob:has("in play", "Test Clergy")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 2)
  s:expect_illegal(function() s.bob:activates(it) end, "Test Clergy")
  s.sue:activates(it)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("buried is not destroyed, and of no toughness nothing is left", both, function(s)
  s:card(monk)
  local it = s.bob:has("in play", "Test Clergy")
  local second = s.bob:has("in play", "Test Clergy")
  s.sue:has("hand", "Terror")
  s.sue:has("hand", "Immolation")
  s.sue:lands("Swamp", 2)
  s.sue:lands("Mountain", 1)
  s.sue:casts("Terror", { target = it })
  s:expect(it, { zone = "graveyard" })
  s:turn_of(s.sue)
  s.sue:casts("Immolation", { on = second })
  s:expect(second, { zone = "graveyard" })
end)

local lord = [[ return summon "Lord" "Test Chaos" { cost = "{R}", power = 7, toughness = 7,
  text = "During your upkeep, target opponent controls Test Chaos if the number of permanents is even. Test Chaos can attack as though it had haste unless it came into play this turn.",
  at_upkeep { of = you, target = opponent,
    when(not_so(odd(count(permanents))), { for_good(self, { controller = target }) }) },
  attacks_at_once { only_if = not_so(is(self, permanents:entered_this_turn())) } } ]]

scenario("by an even number it changes hands, and attacks at once but for its first turn", both, function(s)
  s:card(lord)
  s.bob:has("hand", "Test Chaos")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Test Chaos")
  local it = s.bob:finds "Test Chaos"
  s:expect_illegal(function() s.bob:attacks { it } end, "Test Chaos")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { controller = s.bob })  -- three permanents
  s.sue:lands("Mountain", 1)
  s:turn_of(s.sue)
  s.bob:will("target", s.sue)
  s:turn_of(s.bob)
  s:expect(it, { controller = s.sue })
  s.bob:lands("Mountain", 1)  -- five
  s:turn_of(s.sue)
  s:expect(it, { controller = s.sue })
end)

local brimstone = [[ return instant "Test Brimstone" { cost = "{W}",
  text = "Test Brimstone deals 4 damage to target player that attacked this turn and 4 damage to you.",
  target = player:attacked(), deal(4, target), deal(4, you) } ]]

scenario("only who has attacked this turn is hurt", both, function(s)
  s:card(brimstone)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Test Brimstone", { count = 2 })
  s.sue:lands("Plains", 2)
  s:expect_illegal(function() s.sue:casts("Test Brimstone", { target = s.bob }) end, "no legal target")
  s.bob:attacks { bears }
  s:to("main")
  s:expect_illegal(function() s.sue:casts("Test Brimstone", { target = s.sue }) end, "Test Brimstone")
  s.sue:casts("Test Brimstone", { target = s.bob })
  s:expect(s.bob, { life = 16 })
  s:expect(s.sue, { life = 14 })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:casts("Test Brimstone", { target = s.bob }) end, "no legal target")
end)

scenario("R-CBT-2 an attack with nothing is an attack of the player as well", both, function(s)
  s:card(brimstone)
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Test Brimstone")
  s.sue:lands("Plains", 1)
  s.bob:attacks {}
  s:to("main")
  s.sue:casts("Test Brimstone", { target = s.bob })
  s:expect(s.bob, { life = 16 })
end)

scenario("as many starfish as it has regenerated this turn, and none for another turn", both, function(s)
  s:card(starfish)
  local it = s.bob:has("in play", "Test Starfish")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Island", 2)
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Lightning Bolt", { count = 3 })
  s.sue:lands("Mountain", 3)
  for _ = 1, 2 do
    s.bob:will_regenerate(it)
    s.sue:casts("Lightning Bolt", { target = it })
  end
  -- Another's is none of its own.
  s.bob:will_regenerate(skeletons)
  s.sue:casts("Lightning Bolt", { target = skeletons })
  s:turn_of(s.sue)
  s:expect(s.bob, { in_play = { ["Starfish"] = 2, ["Test Starfish"] = 1, ["Drudge Skeletons"] = 1, Island = 2, Swamp = 1 } })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(s.bob, { in_play = { ["Starfish"] = 2, ["Test Starfish"] = 1, ["Drudge Skeletons"] = 1, Island = 2, Swamp = 1 } })
end)

scenario("what came this turn is told from what was there", both, function(s)
  s:card [[ return sorcery "Test Welcome" { cost = "{0}", text = "Destroy all creatures that came into play this turn.",
    destroy(creatures:entered_this_turn()) } ]]
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  local there = s.bob:has("in play", "War Mammoth")
  s.bob:has("hand", "Test Welcome")
  s.bob:casts(bears)
  s.bob:casts("Test Welcome")
  s:expect(bears, { zone = "graveyard" })
  s:expect(there, { zone = "in play" })
end)

local visage = [[ return instant "Test Visage" { cost = "{B}",
  text = "Bury target attacking creature. Put a black Goblin creature token into play. Its power is equal to that creature's power and its toughness is equal to that creature's toughness. Sacrifice the made token at end of turn.",
  target = creature:attacking(), bury(target),
  make_token(1, token "Goblin" "Goblin" { power = 0, toughness = 0, colour = "black" }),
  for_good(made, { power = power_of(target), toughness = toughness_of(target) }),
  next_end_of_turn { sacrifice(made) } } ]]

scenario("a token is as large as what it was made of last was", both, function(s)
  s:card(visage)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Unholy Strength", { on = bears })
  s.sue:has("hand", "Test Visage")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { bears }
  s.sue:casts("Test Visage", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  local token = s.sue:finds "Goblin"
  s:expect(token, { power = 4, toughness = 3, colours = { "black" } })
  s:turn_of(s.sue)
  s:expect(token, { zone = "nowhere" })
end)

local payback = [[ return sorcery "Test Payback" { cost = "{R}",
  text = "Choose two target creatures an opponent controls. That player chooses and sacrifices one of those creatures. Put a -1/-1 counter on the other.",
  target = exactly(2, creature:controlled_by(opponent)), search(1, target, {}, opponent), sacrifice(found),
  put_counters("-1/-1", 1, target:not_among(found)) } ]]

scenario("the opponent gives up one of the two, and the other shrinks", both, function(s)
  s:card(payback)
  s.bob:has("hand", "Test Payback")
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local other = s.sue:has("in play", "War Mammoth")
  s.sue:will("choose", bears)
  s.bob:casts("Test Payback", { targets = { bears, wurm } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { counters = { ["-1/-1"] = 1 }, power = 5 })
  s:expect(other, { power = 3 })
end)

local effigy = [[ return summon "Elemental" "Test Effigy" { cost = "{R}", power = 0, toughness = 3,
  text = "When Test Effigy is put into a graveyard from play, Test Effigy deals X damage to target creature, where X is 3 plus the damage dealt to Test Effigy this turn by sources named Test Effigy other than Test Effigy.",
  put_into_graveyard { what = self, target = creature,
    deal(sum(3, damage_taken(self, permanents:named "Test Effigy":other())), target) } } ]]

scenario("an effigy burns the hotter for what another of its name has dealt it", both, function(s)
  s:card(effigy)
  local first = s.bob:has("in play", "Test Effigy")
  local second = s.bob:has("in play", "Test Effigy")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local third = s.sue:has("in play", "Serra Angel", { damage = 0 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will("target", second)
  s.bob:will("target", third)
  s.sue:casts("Lightning Bolt", { target = first })
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
  s:expect(third, { zone = "graveyard" })  -- six, and it has four
  s:expect(wurm, { zone = "in play" })
end)
