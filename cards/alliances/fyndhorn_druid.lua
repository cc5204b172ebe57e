return summon "Druid" "Fyndhorn Druid" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[When Fyndhorn Druid is put into a graveyard from play, if it was blocked this turn, gain 4 life.]],
  differs = { "types" },
  put_into_graveyard { what = self, condition = is(self, permanents:was_blocked()), gain_life(4) },
}
