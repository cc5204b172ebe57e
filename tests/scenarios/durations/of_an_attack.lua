-- An attack is over before what is said of its creatures is: whom it holds for is settled when it begins (R-DUR-1).
local both = { "fifth", "microprose" }

scenario("R-DUR-1 attackers that do not untap are those that attacked when it was said", both, function(s)
  s:card [[ return instant "Test Tangle" { cost = "{G}", through_next_untap(does_not_untap { affects = creatures:attacking() }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("hand", "Test Tangle"); s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.bob:casts("Test Tangle")
  s:next_turn(); s:next_turn()
  s:expect(s, { turn_of = s.bob })
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:next_turn(); s:next_turn()
  s:expect(bears, { tapped = false })
end)

scenario("R-DUR-1 those that attacked this turn stay tapped in the next one", both, function(s)
  s:card [[ return sorcery "Test Mire" { cost = "{G}", through_next_untap(does_not_untap { affects = creatures:attacked() }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Mire"); s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s:to "main"
  s.bob:casts("Test Mire")
  s:next_turn(); s:next_turn()
  s:expect(bears, { tapped = true })
end)

scenario("R-DUR-1 attackers of this turn are still meant when their attack is over", both, function(s)
  s:card [[ return instant "Test Veil" { cost = "{G}", this_turn(cannot_be_targeted { affects = creatures:attacking() }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Veil"); s.bob:lands("Forest", 1)
  s.sue:has("hand", "Lightning Bolt"); s.sue:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.bob:casts("Test Veil")
  s:to "main"
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = bears }) end, "cannot be")
  s.sue:casts("Lightning Bolt", { target = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-DUR-1 blocks that are to come count", both, function(s)
  s:card [[ return instant "Test Stupor" { cost = "{G}", this_turn(deals_no_combat_damage { affects = creatures:blocking() }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Stupor"); s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.bob:casts("Test Stupor")
  s.sue:blocks { [ogre] = bears }
  s:to "main"
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("R-DUR-3 what waits for the end of an attack when that has come waits for no other", both, function(s)
  s:card [[ return artifact "Test Horn" { cost = "{1}", end_of_combat { condition = your_turn, next_end_of_combat { gain_life(1) } } } ]]
  s.bob:has("in play", "Test Horn")
  s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
  s:to "main"
  s:next_turn()
  s.sue:attacks { s.sue:has("in play", "Grizzly Bears") }
  s:to "main"
  s:expect(s.bob, { life = 18 })
end)

local last_call = [[ return instant "Last Call" { cost = "{0}", target = creature, next_end_of_combat { destroy(target) } } ]]

scenario("R-DUR-3 what waits for the end of combat before the attack waits for that of this turn", both, function(s)
  s:card(last_call)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Last Call")
  s.bob:casts("Last Call", { on = bears })
  s:expect(bears, { zone = "in play" })
  s.bob:attacks { bears }
  s:to "main"
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DUR-3 without an attack what waits for its end ends with the turn", both, function(s)
  s:card(last_call)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Last Call")
  s.bob:casts("Last Call", { on = bears })
  s:next_turn()
  s.sue:attacks { ogre }
  s:to "main"
  s:expect(s.bob, { life = 18 })
  s:expect(bears, { zone = "in play" })
end)

scenario("R-DUR-3 what is said behind the attack has missed the end of it", both, function(s)
  s:card(last_call)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Last Call")
  s.bob:attacks { bears }
  s:to "main"
  s.bob:casts("Last Call", { on = bears })
  s:next_turn(); s:next_turn()
  s.bob:attacks { bears }
  s:to "main"
  s:expect(s.sue, { life = 16 })
  s:expect(bears, { zone = "in play" })
end)
