-- What waits or lasts holds all that was so when it was announced: X, targets, results, every amount of a change.

scenario("R-DUR-1 two open amounts of one change are each fixed when it is made", function(s)
  s:card [[ return instant "Test Growth" {
    cost = "{X}{G}",
    target = creature,
    until_end_of_turn(target, { plus = { x, count(lands:of_type "forest") } }),
  } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Growth"); s.bob:lands("Forest", 4)
  s.bob:has("hand", "Forest")
  s.bob:casts("Test Growth", { on = bears, x = 3 })
  s:expect(bears, { power = 5, toughness = 6 })
  s.bob:plays_land "Forest"
  s:expect(bears, { power = 5, toughness = 6 })
  s:next_turn()
  s:expect(bears, { power = 2, toughness = 2 })
end)

scenario("R-TARGET-1 a delayed effect still means its second target", function(s)
  s:card [[ return instant "Test Doom" {
    cost = "{B}",
    targets = { creature, creature },
    tap(targets(1)),
    next_end_of_turn { destroy(targets(2)) },
  } ]]
  local first = s.bob:has("in play", "Grizzly Bears")
  local second = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Doom"); s.bob:lands("Swamp", 1)
  s.bob:casts("Test Doom", { targets = { first, second } })
  s:next_turn()
  s:expect(first, { zone = "in play", tapped = true })
  s:expect(second, { zone = "graveyard" })
end)

scenario("R-MANA-7 a delayed effect still knows the X that was paid", function(s)
  s:card [[ return sorcery "Test Debt" {
    cost = "{X}{B}",
    gain_life(x),
    next_end_of_turn { lose_life(x) },
  } ]]
  s.bob:has("hand", "Test Debt"); s.bob:lands("Swamp", 4)
  s.bob:casts("Test Debt", { x = 3 })
  s:expect(s.bob, { life = 23 })
  s:next_turn()
  s:expect(s.bob, { life = 20 })
end)

scenario("R-DUR-1 a rule that lasts keeps the amount that a step before it came to", function(s)
  s:card [[ return instant "Test Ward" {
    cost = "{W}",
    target = creature,
    gain_life(2),
    this_turn { reduces_damage { affects = target, by = result } },
  } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Ward"); s.bob:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.bob:casts("Test Ward", { on = bears })
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "in play", damage = 1 })
end)

scenario("a delayed effect speaks of the player and the amount that set it off", { "fifth", "microprose" }, function(s)
  s:card [[ return enchantment "Fair Shares" {
    cost = "{W}", gains_life { next_end_of_turn { lose_life(that_much, that_player) } },
  } ]]
  s:card [[ return sorcery "Gift" { cost = "{0}", gain_life(2, opponent) } ]]
  s.bob:has("in play", "Fair Shares")
  s.bob:has("hand", "Gift")
  s.bob:casts("Gift")
  s:expect(s.sue, { life = 22 })
  s:next_turn()
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
end)
