return summon "Giant" "Karplusan Giant" {
  cost = "{6}{R}", power = 3, toughness = 3,
  text = [[Tap a snow-covered untapped land you control: Karplusan Giant gets +1/+1 until end of turn.]],
  activated {
    cost = tap(lands:that_are "snow-covered":untapped():controlled_by(you)),
    until_end_of_turn(self, { plus = "+1/+1" }),
  },
}
