return artifact "Soul Net" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when a creature is put into a graveyard from play.]],
  differs = { "effect" },
  put_into_graveyard { what = creatures, cost = "{1}", gain_life(1) },
}
