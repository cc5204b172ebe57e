return summon "Goblin" "Goblin Snowman" {
  cost = "{3}{R}", power = 1, toughness = 1,
  text = [[
    Whenever Goblin Snowman blocks, combat damage dealt to it is reduced to 0 this turn. It deals no damage in combat this turn.
    {T}: Goblin Snowman deals 1 damage to target creature blocked by it.
  ]],
  blocks {
    what = self,
    this_turn(reduces_damage { combat = true, affects = self }),
    this_turn(deals_no_combat_damage { affects = self }),
  },
  activated { cost = "{T}", target = creature:blocked_by(self), deal(1, target) },
}
