scenario("R-CTRL-1 each card comes back under its own owner's control", { "fifth", "microprose" }, function(s)
  s:card [[ return sorcery "Test Exile" { cost = "{0}", remove_from_game(creatures),
    next_end_of_turn { return_to_play(moved, owner_of(moved)) } } ]]
  s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "War Mammoth")
  s.bob:has("hand", "Test Exile")
  s.bob:casts("Test Exile")
  s:expect(s.sue, { in_play = {} })
  s:next_turn()
  s:expect(s.bob, { in_play = { "Grizzly Bears" } })
  s:expect(s.sue, { in_play = { "War Mammoth" } })
end)
