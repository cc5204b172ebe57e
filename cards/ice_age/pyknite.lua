return summon "Pyknite" "Pyknite" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[When Pyknite comes into play, draw a card at the beginning of the next turn's upkeep.]],
  differs = { "types" },
  comes_into_play { what = self, next_upkeep { draw(1) } },
}
