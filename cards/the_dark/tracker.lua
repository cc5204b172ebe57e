return summon "Tracker" "Tracker" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[{G}{G}, {T}: Tracker deals damage to target creature equal to Tracker's power. It deals damage to Tracker equal to its power.]],
  differs = { "types" },
  activated {
    cost = "{G}{G}, {T}",
    target = creature,
    deal(power_of(self), target),
    deal(power_of(target), self, target),
  },
}
