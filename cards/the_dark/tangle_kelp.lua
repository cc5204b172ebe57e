return enchant_creature "Tangle Kelp" {
  cost = "{U}",
  text = [[
    When Tangle Kelp comes into play, tap enchanted creature.
    As long as enchanted creature attacked during its controller's last turn, it does not untap during its controller's untap phase.
  ]],
  comes_into_play { what = self, tap(enchanted) },
  does_not_untap { affects = enchanted, only_if = is(enchanted, permanents:attacked_last_turn()) },
}
