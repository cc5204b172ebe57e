return summon "Yeti" "Karplusan Yeti" {
  cost = "{3}{R}{R}", power = 3, toughness = 3,
  text = [[{T}: Karplusan Yeti deals damage to target creature equal to Karplusan Yeti's power. It deals damage to Karplusan Yeti equal to its power.]],
  activated {
    cost = "{T}",
    target = creature,
    deal(power_of(self), target),
    deal(power_of(target), self, target),
  },
}
