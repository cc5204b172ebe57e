return summon "Cleric" "Farrelite Priest" {
  cost = "{1}{W}{W}", power = 1, toughness = 3,
  text = [[{1}: Add {W} to your mana pool. If this ability has been activated four or more times this turn, bury Farrelite Priest at end of turn. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated {
    cost = "{1}",
    speed = "mana source",
    add_mana("{W}"),
    when(compare(uses_this_turn, "at least", 4), { next_end_of_turn { bury(self) } }),
  },
}
