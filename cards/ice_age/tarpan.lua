return summon "Tarpan" "Tarpan" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[When Tarpan is put into a graveyard from play, gain 1 life.]],
  differs = { "types" },
  put_into_graveyard { what = self, gain_life(1) },
}
