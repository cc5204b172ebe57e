scenario("tokens made without end have an end", function(s)
  s:card [[ return sorcery "Endless Wasps" { cost = "{0}", repeat_times(10000, { make_token(10, token "Insect" "Wasp" { power = 1, toughness = 1 }) }) } ]]
  s.bob:has("hand", "Endless Wasps")
  s.bob:casts("Endless Wasps")
  s:expect(s.bob, { in_play = 1000 })
end)
