return enchantment "An-Zerrin Ruins" {
  cost = "{2}{R}{R}",
  text = [[
    When you play An-Zerrin Ruins, choose a creature type.
    Creatures of the chosen type do not untap during their controllers' untap phases.
  ]],
  when_played { choose "creature type" },
  does_not_untap { affects = creatures:of_chosen_type() },
}
