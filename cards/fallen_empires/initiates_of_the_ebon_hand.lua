return summon "Cleric" "Initiates of the Ebon Hand" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[{1}: Add {B} to your mana pool. If this ability has been activated four or more times this turn, bury Initiates of the Ebon Hand at end of turn. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = "{1}",
    speed = "mana source",
    add_mana("{B}"),
    when(compare(uses_this_turn, "at least", 4), { next_end_of_turn { bury(self) } }),
  },
}
