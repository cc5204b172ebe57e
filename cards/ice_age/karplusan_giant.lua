return summon "Giant" "Karplusan Giant" {
  cost = "{6}{R}", power = 3, toughness = 3,
  text = [[{0}: Tap target snow-covered untapped land you control to have Karplusan Giant get +1/+1 until end of turn.]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    target = land:that_are "snow-covered":untapped():controlled_by(you),
    first { tap(target), to = { until_end_of_turn(self, { plus = "+1/+1" }) } },
  },
}
