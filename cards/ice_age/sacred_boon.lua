return instant "Sacred Boon" {
  cost = "{1}{W}",
  text = [[Prevent up to 3 damage to target creature. Put X +0/+1 counters on that creature at end of turn, where X is the damage prevented this way.]],
  differs = { "affected" },
  target = packet:to_target(creatures),
  prevent(3, target),
  next_end_of_turn { put_counters("+0/+1", result, victim_of(target)) },
}
