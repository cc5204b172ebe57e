return enchantment "Tidal Flats" {
  cost = "{U}",
  text = [[{U}{U}: For each attacking creature without flying, all creatures you control blocking it gain first strike until end of turn unless its controller pays {1}.]],
  activated {
    cost = "{U}{U}",
    for_each(creatures:attacking():without "flying", { unless { by = controller_of(it), pay = "{1}", until_end_of_turn(creatures:controlled_by(you):blocking_any(it), { gains = first_strike }) } }),
  },
}
