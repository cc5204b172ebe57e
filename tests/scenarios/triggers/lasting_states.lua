-- States that outlive their effects: each is done once in a round of looking, however many there are (R-TRIG-2).
scenario("R-TRIG-2 many states that nothing ends do not do each other", { "fifth", "microprose" }, function(s)
  s:card [[ return enchantment "Test Vigil" { cost = "{0}", whenever_state { only_if = some(creatures), gain_life(1, you) } } ]]
  s.bob:has("in play", "Test Vigil", { count = 6 })
  s:card [[ return sorcery "Test Call" { cost = "{0}", make_token(1, token "Bear" "Bear" { power = 2, toughness = 2 }) } ]]
  s.bob:has("hand", "Test Call")
  s.bob:casts("Test Call")
  s:next_turn()
  s:expect(s, { over = false })
end)
