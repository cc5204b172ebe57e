return summon "Shapeshifter" "Halfdane" {
  cost = "{1}{W}{U}{B}", power = 3, toughness = 3, legend = true,
  text = [[During your upkeep, change Halfdane's base power and toughness to the power and toughness of target creature other than Halfdane until the end of your next upkeep.]],
  differs = { "types" },
  at_upkeep {
    of = you,
    target = creature:other(),
    until_end_of_next_upkeep(self, { power = power_of(target), toughness = toughness_of(target) }),
  },
}
