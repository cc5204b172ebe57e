return artifact "Delif's Cone" {
  cost = "{0}",
  text = [[{T}, sacrifice Delif's Cone: When target creature you control attacks and is not blocked this turn, you may gain life equal to its power. If you do, damage dealt to your opponent by it is reduced to 0 this turn.]],
  differs = { "effect" },
  activated {
    cost = { "{T}", sacrifice(self) },
    target = creature:controlled_by(you),
    when_this_turn {
      event = goes_unblocked { what = target },
      may {
        first {
          to = { this_turn(reduces_damage { from = target, affects = opponent }) },
          gain_life(power_of(target)),
        },
      },
    },
  },
}
