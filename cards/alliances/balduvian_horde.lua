return summon "Barbarian" "Balduvian Horde" {
  cost = "{2}{R}{R}", power = 5, toughness = 5,
  text = [[When Balduvian Horde comes into play, bury it unless you discard a card at random.]],
  differs = { "types" },
  comes_into_play { what = self, unless { pay = discard_at_random(1), bury(self) } },
}
