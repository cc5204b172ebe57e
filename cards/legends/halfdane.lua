return summon "Shapeshifter" "Halfdane" {
  cost = "{1}{W}{U}{B}", power = 3, toughness = 3, legend = true,
  text = [[
    During your upkeep, change Halfdane's base power and toughness to the power and toughness of target creature other than Halfdane.
    During your upkeep, if there are no creatures other than Halfdane, Halfdane becomes 3/3.
  ]],
  differs = { "types", "effect" },
  at_upkeep {
    of = you,
    target = creature:other(),
    for_good(self, { power = power_of(target), toughness = toughness_of(target) }),
  },
  at_upkeep { of = you, condition = no(creatures:other()), for_good(self, { power = 3, toughness = 3 }) },
}
