return artifact "Reflecting Mirror" {
  cost = "{4}",
  text = [[{X}, {T}: Change the target of target spell with casting cost half X rounded up with casting cost half X rounded down that targets you with a single target. The new target must be a player. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated {
    cost = "{X}, {T}",
    speed = "interrupt",
    target = spell:casting_cost(half_up(x), "exactly"):casting_cost(half_down(x), "exactly"):targeting(you):with_one_target(),
    retarget(target, players),
  },
}
