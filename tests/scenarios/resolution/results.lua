-- What a step, or the cost, has done something to has a name for what follows (R-RESOLVE-1).
local both = { "fifth", "microprose" }

--- Bob casts a spell that is given as a script, with a green card of 3 mana more than enough.
local function casts(s, script, opts)
  s:card(script)
  s.bob:has("hand", "Test")
  s.bob:mana "{R}{R}{R}"
  s.bob:casts("Test", opts)
end

scenario("R-COST-3 the power of what was sacrificed for a spell", both, function(s)
  s.bob:has("in play", "War Mammoth")
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creature), target = player, deal(power_of(sacrificed), target) } ]],
    { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-COST-3 what was sacrificed for a spell is known as it last was", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.bob:casts("Giant Growth", { on = mammoth })
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creature),
    gain_life(toughness_of(sacrificed)), when(is(sacrificed, creatures:that_are "green"), { draw(1) }, { draw(2) }),
    lose_life(casting_cost_of(sacrificed), owner_of(sacrificed)) } ]])
  s:expect(s.bob, { life = 22, hand = 1 })
end)

scenario("R-COST-3 of several that were sacrificed the number", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:will("sacrifice", mammoth)
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creatures, 2), target = player,
    deal(count(sacrificed), target), for_each(sacrificed, { gain_life(power_of(it)) }) } ]], { target = s.sue })
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 25 })
end)

scenario("R-COST-3 the power of what was sacrificed for an ability", both, function(s)
  s:card [[ return artifact "Altar" { cost = "{1}",
    activated { cost = { "{1}", sacrifice(creatures) }, target = player, deal(power_of(sacrificed), target) } } ]]
  s.bob:has("in play", "War Mammoth")
  local altar = s.bob:has("in play", "Altar")
  s.bob:mana "{1}"
  s.bob:activates(altar, { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-COST-3 what is paid while an effect resolves has its name too", both, function(s)
  s.bob:has("in play", "War Mammoth")
  s.bob:will("pay", true)
  casts(s, [[ return sorcery "Test" { cost = "{R}", target = player,
    may { pay = { sacrifice(creatures) }, deal(power_of(sacrificed), target) } } ]], { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-RESOLVE-1 a step that sacrifices gives it a name, and only the last one does", both, function(s)
  s.bob:has("in play", "War Mammoth")
  s.bob:has("in play", "Grizzly Bears")
  casts(s, [[ return sorcery "Test" { cost = "{R}", sacrifice(creatures:named "War Mammoth"), gain_life(power_of(sacrificed)),
    sacrifice(creatures:named "Grizzly Bears"), gain_life(power_of(sacrificed)), sacrifice(creatures), gain_life(count(sacrificed)) } ]])
  s:expect(s.bob, { life = 25 })
end)

scenario("R-ZONE-15 what was sacrificed is found where it went", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creature), return_to_play(sacrificed), tap(sacrificed) } ]])
  s:expect(bears, { zone = "in play", tapped = true })
end)

scenario("R-RESOLVE-2 what waits remembers what was sacrificed", both, function(s)
  s.bob:has("in play", "War Mammoth")
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creature), target = player,
    next_end_of_turn { deal(power_of(sacrificed), target) } } ]], { target = s.sue })
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(s.sue, { life = 17 })
end)

scenario("R-COST-3 the copy of what was sacrificed", both, function(s)
  s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  casts(s, [[ return sorcery "Test" { cost = "{R}", extra_cost = sacrifice(creature), target = creature, for_good(target, { copy_of = sacrificed }) } ]],
    { target = bears })
  s:expect(bears, { name = "War Mammoth", power = 3 })
end)

scenario("R-RESOLVE-1 the tokens that were made, now and at end of turn", both, function(s)
  casts(s, [[ return sorcery "Test" { cost = "{R}", make_token(2, token "Goblin" "Goblin" { power = 1, toughness = 1, colour = "red" }),
    until_end_of_turn(made, { plus = "+1/+0" }), gain_life(count(made)), gain_life(count(creatures:power(2))), next_end_of_turn { bury(made) } } ]])
  s:expect(s.bob, { life = 24, in_play = { Goblin = 2 } })
  s:next_turn()
  s:expect(s.bob, { in_play = {} })
end)

scenario("R-RESOLVE-1 the cards that were discarded", both, function(s)
  s.sue:has("hand", "Grizzly Bears")
  casts(s, [[ return sorcery "Test" { cost = "{R}", discard(1, opponent), gain_life(casting_cost_of(discarded)),
    when(is(discarded, cards:that_are "creature"), { remove_from_game(discarded) }) } ]])
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { hand = 0, out_of_game = { "Grizzly Bears" } })
end)

scenario("R-COST-3 the card that was discarded for an ability", both, function(s)
  s:card [[ return artifact "Furnace" { cost = "{1}",
    activated { cost = { discard(1) }, target = player, deal(casting_cost_of(discarded), target) } } ]]
  s.bob:has("hand", "War Mammoth")
  local furnace = s.bob:has("in play", "Furnace")
  s.bob:activates(furnace, { target = s.sue })
  s:expect(s.sue, { life = 16 })
end)

scenario("R-RESOLVE-1 a set of cards that was returned to play", both, function(s)
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  local mammoth = s.bob:has("graveyard", "War Mammoth")
  local ogre = s.bob:has("in play", "Gray Ogre")
  casts(s, [[ return sorcery "Test" { cost = "{R}", return_to_play(cards:in_zone "graveyard":that_are "creature"), tap(moved),
    gain_life(count(moved)), next_end_of_turn { destroy(moved) } } ]])
  s:expect(bears, { zone = "in play", tapped = true })
  s:expect(mammoth, { zone = "in play", tapped = true })
  s:expect(ogre, { tapped = false })
  s:expect(s.bob, { life = 22 })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
  s:expect(mammoth, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("R-RESOLVE-1 what left the game comes back at end of turn", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  casts(s, [[ return sorcery "Test" { cost = "{R}", remove_from_game(creatures), lose_life(1, owner_of(moved)),
    next_end_of_turn { return_to_play(moved, owner_of(moved)) } } ]])
  s:expect(bears, { zone = "out of game" })
  s:expect(s.sue, { life = 19 })
  s:next_turn()
  s:expect(bears, { zone = "in play", controller = s.sue })
end)

scenario("R-RESOLVE-1 what was found, one by one and then all", both, function(s)
  local forest = s.bob:has("library", "Forest")
  local mountain = s.bob:has("library", "Mountain")
  s.bob:will("choose", forest)
  s.bob:will("choose", mountain)
  casts(s, [[ return sorcery "Test" { cost = "{R}",
    search(2, cards:in_zone "library":owned_by(you):that_are "land", { return_to_play(found) }), tap(found), gain_life(count(found)) } ]])
  s:expect(forest, { zone = "in play", tapped = true })
  s:expect(mountain, { zone = "in play", tapped = true })
  s:expect(s.bob, { life = 22 })
end)
