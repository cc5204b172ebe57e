return artifact "Reflecting Mirror" {
  cost = "{4}",
  text = [[{X}, {T}: Change each target that is you of target spell with casting cost half X rounded up with casting cost half X rounded down that targets you. The new target must be a player. Play this ability as an interrupt.]],
  differs = { "timing" },
  activated {
    cost = "{X}, {T}",
    speed = "interrupt",
    target = spell:casting_cost(half_up(x), "exactly"):casting_cost(half_down(x), "exactly"):targeting(you),
    retarget_from_you(target, players),
  },
}
