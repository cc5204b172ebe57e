return summon "Leper" "Abu Ja'far" {
  cost = "{W}", power = 0, toughness = 1,
  text = [[When Abu Ja'far is put into a graveyard from play, bury all creatures blocking or blocked by it.]],
  differs = { "types" },
  put_into_graveyard { what = self, bury(either(creatures:blocking_any(self), creatures:blocked_by(self))) },
}
