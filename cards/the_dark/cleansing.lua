return sorcery "Cleansing" {
  cost = "{W}{W}{W}",
  text = [[For each land, destroy it unless any player pays 1 life.]],
  for_each(lands, { unless { pay = lose_life(1), unless { by = opponent, pay = lose_life(1), destroy(it) } } }),
}
