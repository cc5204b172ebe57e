return artifact "Soul Net" {
  cost = "{1}",
  text = [[Whenever a creature is put into a graveyard from play, you may pay {1}. If you do, gain 1 life.]],
  put_into_graveyard { what = creatures, may { pay = "{1}", gain_life(1) } },
}
