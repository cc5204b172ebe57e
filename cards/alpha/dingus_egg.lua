return artifact "Dingus Egg" {
  cost = "{4}",
  text = [[Whenever a land is put into a graveyard from play, Dingus Egg deals 2 damage to its controller.]],
  put_into_graveyard { what = lands, deal(2, controller_of(it)) },
}
