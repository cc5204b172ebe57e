return summon "Spider" "Root Spider" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[Whenever Root Spider blocks, it gets +1/+0 and gains first strike until end of turn.]],
  blocks { what = self, until_end_of_turn(self, { plus = "+1/+0", gains = first_strike }) },
}
