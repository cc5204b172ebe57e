return summon "Knight" "Sworn Defender" {
  cost = "{2}{W}{W}", power = 1, toughness = 3,
  text = [[{1}: Sworn Defender's power becomes target creature blocking or blocked by Sworn Defender's toughness minus 1 until end of turn. Sworn Defender's toughness becomes 1 plus its power until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{1}",
    target = either(creature:blocking_any(self), creature:blocked_by(self)),
    until_end_of_turn(self, { power = at_least_zero(difference(toughness_of(target), 1)) }),
    until_end_of_turn(self, { toughness = sum(1, power_of(target)) }),
  },
}
