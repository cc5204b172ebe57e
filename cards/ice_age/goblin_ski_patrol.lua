return summon "Goblin" "Goblin Ski Patrol" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[{1}{R}: Goblin Ski Patrol gets +2/+0 and gains flying until end of turn. Bury it at end of turn. Use this ability only once and only if you control a snow-covered mountain.]],
  differs = { "effect" },
  activated {
    cost = "{1}{R}",
    only_if = all_of(compare(uses_ever, "at most", 0), some(lands:that_are "snow-covered":of_type "mountain":controlled_by(you))),
    until_end_of_turn(self, { plus = "+2/+0", gains = flying }),
    next_end_of_turn { bury(self) },
  },
}
