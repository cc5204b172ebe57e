-- A size that is a number chosen as the card comes into play, and anew (R-CRE-5).

local both = { "fifth", "microprose" }

local shifter = [[ return summon "Shape" "Test Shape" { cost = "{0}", power = chosen_number,
  toughness = at_least_zero(difference(7, chosen_number)), when_played { choose_number_up_to(7) },
  at_upkeep { of = you, may { choose_number_up_to(7) } } } ]]

scenario("R-CRE-5 power is the chosen number and toughness what is left of seven, until another is chosen", both, function(s)
  s:card(shifter)
  s.bob:has("hand", "Test Shape")
  s.bob:will("number", 5)
  local shape = s.bob:casts("Test Shape")
  s:expect(s.bob:finds("Test Shape"), { power = 5, toughness = 2 })
  s:next_turn()
  s.bob:will("pay", true)
  s.bob:will("number", 0)
  s:next_turn()
  s:to("main")
  s:expect(s.bob:finds("Test Shape"), { power = 0, toughness = 7 })
  s:next_turn()
  s.bob:will("pay", false)
  s:next_turn()
  s:to("main")
  s:expect(s.bob:finds("Test Shape"), { power = 0, toughness = 7 })
end)

scenario("R-CRE-5 whoever chooses the greatest number has a creature without toughness", both, function(s)
  s:card(shifter)
  s.bob:has("hand", "Test Shape")
  s.bob:will("number", 7)
  s.bob:casts("Test Shape")
  s:expect(s.bob, { in_play = {}, graveyard = { "Test Shape" } })
end)
