return artifact_creature "Brass Man" {
  cost = "{1}", power = 1, toughness = 3,
  text = [[
    Brass Man does not untap during your untap phase.
    During your upkeep, you may pay {1}. If you do, untap Brass Man.
  ]],
  differs = { "types" },
  does_not_untap {},
  at_upkeep { of = you, may { pay = "{1}", untap(self) } },
}
