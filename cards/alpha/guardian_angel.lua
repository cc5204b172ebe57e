return instant "Guardian Angel" {
  cost = "{X}{W}",
  text = [[Prevent up to X damage to any creature or player. Until end of turn, you may pay {1} any time you could cast an instant to prevent up to 1 damage to it.]],
  target = packet,
  prevent(x, target),
  this_turn(may_buy_off_damage { cost = "{1}", n = 1, affects = victim_of(target) }),
}
