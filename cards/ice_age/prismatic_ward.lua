return enchant_creature "Prismatic Ward" {
  cost = "{1}{W}",
  text = [[
    When you play Prismatic Ward, choose a colour.
    Damage to enchanted creature from sources of the chosen colour is reduced to 0.
  ]],
  when_played { choose "colour" },
  reduces_damage { affects = enchanted, from = permanents:of_chosen_colour() },
}
