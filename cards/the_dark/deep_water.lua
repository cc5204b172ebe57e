return enchantment "Deep Water" {
  cost = "{U}{U}",
  text = [[{U}: Lands you control tapped for mana produce {U} instead of any other type until end of turn.]],
  activated {
    cost = "{U}",
    this_turn(produces_instead { mana = "{U}", affects = lands:controlled_by(you) }),
  },
}
