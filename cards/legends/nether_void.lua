return enchant_world "Nether Void" {
  cost = "{3}{B}",
  text = [[Whenever a player successfully casts a spell, counter it unless that player pays {3}.]],
  successfully_cast { what = spells, unless { by = that_player, pay = "{3}", counter(it) } },
}
