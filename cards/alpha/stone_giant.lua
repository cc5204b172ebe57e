return summon "Giant" "Stone Giant" {
  cost = "{2}{R}{R}", power = 3, toughness = 4,
  text = [[{T}: Target creature with toughness less than Stone Giant's power you control gains flying until end of turn. Destroy it at end of turn.]],
  activated {
    cost = "{T}",
    target = creature:toughness(difference(power_of(self), 1), "at most"):controlled_by(you),
    until_end_of_turn(target, { gains = flying }),
    next_end_of_turn { destroy(target) },
  },
}
