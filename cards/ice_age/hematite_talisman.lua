return artifact "Hematite Talisman" {
  cost = "{2}",
  text = [[Whenever a player successfully casts a red spell, you may pay {3}. If you do, untap target permanent.]],
  successfully_cast { what = spells:that_are "red", target = permanent, may { pay = "{3}", untap(target) } },
}
