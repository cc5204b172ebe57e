return summon "Goblin" "Goblin Sappers" {
  cost = "{1}{R}", power = 1, toughness = 1,
  text = [[
    {R}{R}, {T}: Target creature you control cannot be blocked this turn. Destroy it and Goblin Sappers at end of combat.
    {R}{R}{R}{R}, {T}: Target creature you control cannot be blocked this turn. Destroy it at end of combat.
  ]],
  activated {
    cost = "{R}{R}, {T}",
    target = creature:controlled_by(you),
    this_turn(cannot_be_blocked { affects = target }),
    next_end_of_combat { destroy(each(target, self)) },
  },
  activated {
    cost = "{R}{R}{R}{R}, {T}",
    target = creature:controlled_by(you),
    this_turn(cannot_be_blocked { affects = target }),
    next_end_of_combat { destroy(target) },
  },
}
