return instant "Warning" {
  cost = "{W}",
  text = [[Target attacking creature deals no damage in combat this turn.]],
  target = creature:attacking(),
  this_turn(deals_no_combat_damage { affects = target }),
}
