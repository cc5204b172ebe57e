return artifact "Ankh of Mishra" {
  cost = "{2}",
  text = [[Whenever a land comes into play, Ankh of Mishra deals 2 damage to its controller.]],
  comes_into_play { what = lands, deal(2, controller_of(it)) },
}
