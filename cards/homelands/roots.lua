return enchantment "Roots" {
  cost = "{3}{G}", on = creatures:without "flying",
  text = [[
    When Roots comes into play, tap enchanted creature.
    Enchanted creature does not untap during its controller's untap phase.
  ]],
  comes_into_play { what = self, tap(enchanted) },
  does_not_untap { affects = enchanted },
}
