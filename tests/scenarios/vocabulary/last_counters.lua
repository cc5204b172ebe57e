-- The last counter of a kind that is taken off, how an effect ends the duel, and how many counters there may be.
local both = { "fifth", "microprose" }

local mine = [[ return enchant_land "Test Mine" { cost = "{R}",
  text = "Test Mine comes into play with 2 ore counters on it. During your upkeep, remove an ore counter from Test Mine. {1}: Put a net counter on Test Mine. {1}: Remove a net counter from Test Mine. When the last ore counter is removed from Test Mine, destroy enchanted land and Test Mine deals 2 damage to that land's controller.",
  enters_with_counters { kind = "ore", n = 2 },
  at_upkeep { of = you, remove_counters("ore", 1, self) },
  activated { cost = "{1}", put_counters("net", 1, self) },
  activated { cost = "{1}", remove_counters("net", 1, self) },
  last_counter_removed { what = self, kind = "ore", destroy(enchanted), deal(2, controller_of(enchanted)) } } ]]

scenario("the mine gives out with its last counter, and not before", both, function(s)
  s:card(mine)
  s.bob:has("hand", "Test Mine")
  s.bob:lands("Mountain", 3)
  local plains = s.sue:has("in play", "Plains")
  s.bob:casts("Test Mine", { on = plains })
  local it = s.bob:finds "Test Mine"
  -- The last of another kind is not meant.
  s.bob:activates(it, { ability = 1 })
  s.bob:activates(it, { ability = 2 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { counters = { ore = 1 } })
  s:expect(plains, { zone = "in play" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(plains, { zone = "graveyard" })
  s:expect(it, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

local truce = [[ return enchantment "Test Truce" { cost = "{W}",
  text = "Test Truce comes into play with 2 peace counters on it. Remove a peace counter from Test Truce: You gain 1 life. When you remove the last peace counter from Test Truce, the game is a draw.",
  enters_with_counters { kind = "peace", n = 2 },
  activated { cost = remove_counters("peace", 1, self), gain_life(1) },
  last_counter_removed { what = self, kind = "peace", by = you, lose_duel(players) } } ]]

scenario("the duel is drawn when its controller pays with the last counter", both, function(s)
  s:card(truce)
  s.bob:has("hand", "Test Truce")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Truce")
  local it = s.bob:finds "Test Truce"
  s.bob:activates(it)
  s:expect(s, { over = false })
  s.bob:activates(it)
  s:expect(s, { over = true, draw = true, reason = "both lost at once" })
end)

scenario("a counter that another takes off draws no duel", both, function(s)
  s:card(truce)
  s:card [[ return instant "Test Robbery" { cost = "{0}",
    text = "Remove 2 peace counters from target enchantment.",
    target = enchantment, remove_counters("peace", 2, target) } ]]
  s.bob:has("hand", "Test Truce")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Truce")
  s.sue:has("hand", "Test Robbery")
  s.sue:casts("Test Robbery", { target = s.bob:finds "Test Truce" })
  s:expect(s, { over = false })
  s:expect(s.bob:finds "Test Truce", { counters = { peace = 0 } })
end)

scenario("whoever an effect makes lose has lost, the other has won", both, function(s)
  s:card [[ return sorcery "Test Bargain" { cost = "{0}", text = "You lose the game.", lose_duel() } ]]
  s.bob:has("hand", "Test Bargain")
  s.bob:casts("Test Bargain")
  s:expect(s, { over = true, draw = false, reason = "an effect made somebody lose" })
  s:expect(s.bob, { lost = true })
  s:expect(s.sue, { won = true })
end)

scenario("to win is to have the opponent lose", both, function(s)
  s:card [[ return sorcery "Test Triumph" { cost = "{0}", text = "You win the game.", lose_duel(opponent) } ]]
  s.bob:has("hand", "Test Triumph")
  s.bob:casts("Test Triumph")
  s:expect(s.bob, { won = true })
end)

local dreamer = [[ return summon "Wizard" "Test Dreamer" { cost = "{W}", power = 4, toughness = 1,
  text = "Test Dreamer comes into play with 2 dream counters on it. {1}: Put 3 dream counters on Test Dreamer. {1}: Put a net counter on Test Dreamer. During your upkeep, if Test Dreamer started the turn untapped, put a dream counter on it. Test Dreamer cannot have more than 3 dream counters on it.",
  enters_with_counters { kind = "dream", n = 2 },
  activated { cost = "{1}", put_counters("dream", 3, self) },
  activated { cost = "{1}", put_counters("net", 5, self) },
  at_upkeep { of = you, condition = is(self, permanents:began_turn_untapped()), put_counters("dream", 1, self) },
  counter_limit { kind = "dream", n = 3 } } ]]

scenario("more counters than may lie there are not put there", both, function(s)
  s:card(dreamer)
  s.bob:has("hand", "Test Dreamer")
  s.bob:lands("Plains", 3)
  s.bob:casts("Test Dreamer")
  local it = s.bob:finds "Test Dreamer"
  s:expect(it, { counters = { dream = 2 } })
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { counters = { dream = 3 } })
  s.bob:activates(it, { ability = 2 })
  s:expect(it, { counters = { dream = 3, net = 5 } })
end)

scenario("what began the turn tapped is told from what untaps in it", both, function(s)
  s:card(dreamer)
  local it = s.bob:has("in play", "Test Dreamer")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { counters = { dream = 1 } })
  s.bob:attacks { it }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { counters = { dream = 1 }, tapped = false })
end)
