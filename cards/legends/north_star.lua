return artifact "North Star" {
  cost = "{4}",
  text = [[{4}, {T}: You may pay the casting cost of one spell this turn with mana of any type.]],
  activated { cost = "{4}, {T}", this_turn(any_mana_for_one { affects = you }) },
}
