return artifact "Delif's Cube" {
  cost = "{1}",
  text = [[
    {2}, {T}: When target creature you control attacks and is not blocked this turn, it deals no damage in combat this turn and put a cube counter on Delif's Cube.
    {2}, remove a cube counter from Delif's Cube: Regenerate target creature.
  ]],
  activated {
    cost = "{2}, {T}",
    target = creature:controlled_by(you),
    when_this_turn {
      event = goes_unblocked { what = target },
      this_turn(deals_no_combat_damage { affects = target }),
      put_counters("cube", 1, self),
    },
  },
  activated { cost = { "{2}", remove_counters("cube", 1, self) }, target = creature, regenerate(target) },
}
