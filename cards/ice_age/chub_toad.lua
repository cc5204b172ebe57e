return summon "Toad" "Chub Toad" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[Whenever Chub Toad blocks or is blocked, it gets +2/+2 until end of turn.]],
  differs = { "types" },
  blocks { what = self, until_end_of_turn(self, { plus = "+2/+2" }) },
  becomes_blocked { what = self, until_end_of_turn(self, { plus = "+2/+2" }) },
}
