return summon "Goblin" "Goblins of the Flarg" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[
    Mountainwalk
    When you control a Dwarf, bury Goblins of the Flarg.
  ]],
  differs = { "types" },
  landwalk "mountain",
  whenever_state { only_if = some(creatures:of_type "dwarf":controlled_by(you)), bury(self) },
}
