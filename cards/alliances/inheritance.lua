return enchantment "Inheritance" {
  cost = "{W}",
  text = [[Whenever a creature is put into a graveyard from play, you may pay {3}. If you do, draw a card.]],
  put_into_graveyard { what = creatures, may { pay = "{3}", draw(1) } },
}
