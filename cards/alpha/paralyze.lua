return enchant_creature "Paralyze" {
  cost = "{B}",
  text = [[
    When Paralyze comes into play, tap enchanted creature.
    Enchanted creature does not untap during its controller's untap phase.
    During the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, untap the creature.
  ]],
  comes_into_play { what = self, tap(enchanted) },
  does_not_untap { affects = enchanted },
  at_upkeep { of = controller_of(enchanted), may { by = that_player, pay = "{4}", untap(enchanted) } },
}
