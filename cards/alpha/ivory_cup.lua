return artifact "Ivory Cup" {
  cost = "{1}",
  text = [[Whenever a white spell is successfully cast, you may pay {1}. If you do, you gain 1 life.]],
  successfully_cast { what = spells:that_are "white", may { pay = "{1}", gain_life(1) } },
}
