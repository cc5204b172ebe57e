return sorcery "Misfortune" {
  cost = "{1}{B}{R}{G}",
  text = [[
    Your opponent chooses one —
    • Put a +1/+1 counter on each creature you control. Gain 4 life.
    • Put a -1/-1 counter on each creature your opponent controls. Misfortune deals 4 damage to your opponent.
  ]],
  choose_one {
    by = opponent,
    mode { put_counters("+1/+1", 1, creatures:controlled_by(you)), gain_life(4) },
    mode { put_counters("-1/-1", 1, creatures:controlled_by(opponent)), deal(4, opponent) },
  },
}
