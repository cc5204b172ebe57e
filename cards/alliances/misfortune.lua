return sorcery "Misfortune" {
  cost = "{1}{B}{R}{G}",
  text = [[
    An opponent chooses one —
    • Put a +1/+1 counter on each creature you control. You gain 4 life.
    • Put a -1/-1 counter on each creature an opponent controls. Misfortune deals 4 damage to an opponent.
  ]],
  choose_one {
    by = opponent,
    mode { put_counters("+1/+1", 1, creatures:controlled_by(you)), gain_life(4) },
    mode { put_counters("-1/-1", 1, creatures:controlled_by(opponent)), deal(4, opponent) },
  },
}
