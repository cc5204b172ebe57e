return summon "Shapeshifter" "Halfdane" {
  cost = "{1}{W}{U}{B}", power = 3, toughness = 3, legend = true,
  text = [[
    During your upkeep, change Halfdane's base power and toughness to the power and toughness of target creature other than Halfdane. If there is no legal target, Halfdane becomes 3/3.
  ]],
  differs = { "effect" },
  at_upkeep {
    of = you,
    aim_at(creatures:other(), {
      for_good(self, { power = power_of(it), toughness = toughness_of(it) }),
    }, {
      for_good(self, { power = 3, toughness = 3 }),
    }),
  },
}
