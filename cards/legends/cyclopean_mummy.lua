return summon "Mummy" "Cyclopean Mummy" {
  cost = "{1}{B}", power = 2, toughness = 1,
  text = [[When Cyclopean Mummy is put into a graveyard from play, remove it from the game.]],
  differs = { "types" },
  put_into_graveyard { what = self, remove_from_game(self) },
}
