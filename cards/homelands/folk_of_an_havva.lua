return summon "Folk An-Havva" "Folk of An-Havva" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Whenever Folk of An-Havva blocks, it gets +2/+0 until end of turn.]],
  differs = { "types" },
  blocks { what = self, until_end_of_turn(self, { plus = "+2/+0" }) },
}
