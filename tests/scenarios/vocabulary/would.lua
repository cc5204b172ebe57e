-- Words for what would happen, what cards cost and which turns come, as cards in the script language use them.

scenario("instead_of_drawing does its steps for each card", function(s)
  s:card [[ return artifact "Dry Well" { cost = "{1}", instead_of_drawing { affects = you, gain_life(2) } } ]]
  s.bob:has("in play", "Dry Well")
  s:turn_of(s.bob)
  s:expect(s.bob, { library = 20, life = 22 })
end)

scenario("instead_of_discarding speaks of the card as it, instead_of_drawing of that player", function(s)
  s:card [[ return artifact "Far Shelf" { cost = "{1}", instead_of_discarding { affects = players, remove_from_game(it) } } ]]
  s:card [[ return artifact "Sore Loss" { cost = "{1}", instead_of_drawing { affects = players, lose_life(1, that_player) } } ]]
  s.sue:has("in play", "Far Shelf")
  s.sue:has("in play", "Sore Loss")
  local bear = s.bob:has("hand", "Grizzly Bears")
  local thief = s.sue:makes("Thief", { types = { "artifact" }, text = "{T}: Target player discards a card." })
  s.sue:activates(thief, { target = s.bob })
  s:expect(bear, { zone = "out of game" })
  s:next_turn()
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 19 })
end)

scenario("enters_tapped is only of what it affects", function(s)
  s:card [[ return artifact "Slow Gate" { cost = "{1}", enters_tapped { affects = lands } } ]]
  s.sue:has("in play", "Slow Gate")
  local forest = s.bob:has("hand", "Forest")
  s.bob:plays_land(forest)
  s:expect(forest, { tapped = true })
end)

scenario("costs_more below 0 is less", function(s)
  s:card [[ return artifact "Old Guild" { cost = "{1}", costs_more { cards = artifacts, n = -1, affects = you } } ]]
  s.bob:has("in play", "Old Guild")
  local second = s.bob:has("hand", "Old Guild")
  s.bob:casts(second)
  s:expect(second, { zone = "in play" })
end)

scenario("take_turns and skip_turns count", function(s)
  s:card [[ return artifact "Sundial" { cost = "{1}",
    activated { cost = "{T}", take_turns(2) } } ]]
  s:card [[ return artifact "Long Sleep" { cost = "{1}",
    activated { cost = "{T}", target = player, skip_turns(1, target) } } ]]
  local dial = s.bob:has("in play", "Sundial")
  local sleep = s.sue:has("in play", "Long Sleep")
  s.bob:activates(dial)
  s.sue:activates(sleep, { target = s.bob })
  s:next_turn()
  s:expect(s, { turn_of = s.bob })
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
end)
