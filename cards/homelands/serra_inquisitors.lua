return summon "Inquisitor" "Serra Inquisitors" {
  cost = "{4}{W}", power = 3, toughness = 3,
  text = [[Whenever Serra Inquisitors blocks or is blocked by one or more black creatures, it gets +2/+0 until end of turn.]],
  differs = { "types" },
  blocks {
    what = self,
    blocked = creatures:that_are "black",
    once = true,
    until_end_of_turn(self, { plus = "+2/+0" }),
  },
  becomes_blocked {
    what = self,
    by = creatures:that_are "black",
    once = true,
    until_end_of_turn(self, { plus = "+2/+0" }),
  },
}
