return summon "Wolverine" "Grizzled Wolverine" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{R}: Grizzled Wolverine gets +2/+0 until end of turn. Use this ability only after blockers are declared and before damage is dealt and only if there are one or more creatures blocking it and only once each turn.]],
  activated {
    cost = "{R}",
    only_if = all_of(phase "blockers", compare(count(creatures:blocking_any(self)), "at least", 1), compare(uses_this_turn, "at most", 0)),
    until_end_of_turn(self, { plus = "+2/+0" }),
  },
}
