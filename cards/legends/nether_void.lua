return enchant_world "Nether Void" {
  cost = "{3}{B}",
  text = [[All spells are countered unless their caster pays {3}.]],
  successfully_cast { what = spells, unless { by = that_player, pay = "{3}", counter(it) } },
}
