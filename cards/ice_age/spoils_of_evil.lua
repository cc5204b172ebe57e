return interrupt "Spoils of Evil" {
  cost = "{2}{B}",
  text = [[For each artifact or creature card in target opponent's graveyard, add {C} to your mana pool and gain 1 life.]],
  differs = { "types" },
  target = opponent,
  for_each(cards:that_are "creature or artifact":owned_by(target):in_zone "graveyard", { add_mana("{C}"), gain_life(1) }),
}
