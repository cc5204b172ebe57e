return summon "Treefolk" "Wormwood Treefolk" {
  cost = "{3}{G}{G}", power = 4, toughness = 4,
  text = [[
    {G}{G}: Wormwood Treefolk gains forestwalk until end of turn. It deals 2 damage to you.
    {B}{B}: Wormwood Treefolk gains swampwalk until end of turn. It deals 2 damage to you.
  ]],
  activated { cost = "{G}{G}", until_end_of_turn(self, { gains = landwalk "forest" }), deal(2, you) },
  activated { cost = "{B}{B}", until_end_of_turn(self, { gains = landwalk "swamp" }), deal(2, you) },
}
