return artifact_creature "Shapeshifter" "Sentinel" {
  cost = "{4}", power = 1, toughness = 1,
  text = [[{0}: Change Sentinel's base toughness to 1 plus target creature blocking or blocked by Sentinel's power.]],
  activated {
    cost = "{0}",
    target = either(creature:blocking_any(self), creature:blocked_by(self)),
    for_good(self, { toughness = sum(1, power_of(target)) }),
  },
}
