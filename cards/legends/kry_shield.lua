return artifact "Kry Shield" {
  cost = "{2}",
  text = [[{2}, {T}: Damage dealt by target creature you control is reduced to 0 this turn. It gets +0/+X until end of turn, where X is its casting cost.]],
  activated {
    cost = "{2}, {T}",
    target = creature:controlled_by(you),
    this_turn(reduces_damage { from = target, affects = each(creatures, players) }),
    until_end_of_turn(target, { plus = { 0, casting_cost_of(target) } }),
  },
}
