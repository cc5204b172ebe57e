return artifact "North Star" {
  cost = "{4}",
  text = [[{4}, {T}: You may pay the casting cost of one spell this turn with mana of any type. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated { cost = "{4}, {T}", speed = "interrupt", this_turn(any_mana_for_one { affects = you }) },
}
