return instant "Subdue" {
  cost = "{G}",
  text = [[Target creature deals no damage in combat this turn. It gets +0/+X until end of turn, where X is its casting cost.]],
  target = creature,
  this_turn(deals_no_combat_damage { affects = target }),
  until_end_of_turn(target, { plus = { 0, casting_cost_of(target) } }),
}
