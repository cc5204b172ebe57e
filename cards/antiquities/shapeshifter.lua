return artifact_creature "Shapeshifter" "Shapeshifter" {
  cost = "{6}", power = chosen_number, toughness = at_least_zero(difference(7, chosen_number)),
  text = [[
    Shapeshifter's power is equal to the chosen number.
    Shapeshifter's toughness is equal to 7 minus the chosen number.
    When you play Shapeshifter, choose a number between 0 and 7.
    During your upkeep, you may choose a number between 0 and 7.
  ]],
  when_played { choose_number_up_to(7) },
  at_upkeep { of = you, may { choose_number_up_to(7) } },
}
