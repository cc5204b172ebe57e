return summon "Shark" "Giant Shark" {
  cost = "{5}{U}", power = 4, toughness = 4,
  text = [[
    Whenever Giant Shark blocks or is blocked by a creature dealt damage this turn, Giant Shark gets +2/+0 and gains trample until end of turn.
    As long as your opponent controls no islands, Giant Shark cannot attack.
    When you control no islands, bury Giant Shark.
  ]],
  differs = { "types", "affected" },
  blocks {
    what = self,
    blocked = creatures:damaged_by(),
    until_end_of_turn(self, { plus = "+2/+0", gains = trample }),
  },
  becomes_blocked {
    what = self,
    by = creatures:damaged_by(),
    until_end_of_turn(self, { plus = "+2/+0", gains = trample }),
  },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(opponent)) },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
