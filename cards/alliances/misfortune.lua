return sorcery "Misfortune" {
  cost = "{1}{B}{R}{G}",
  text = [[
    Target opponent chooses one —
    • Put a +1/+1 counter on each creature you control. Gain 4 life.
    • Put a -1/-1 counter on each creature that player controls. Misfortune deals 4 damage to that player.
  ]],
  differs = { "effect" },
  choose_one {
    by = target,
    mode { target = opponent, put_counters("+1/+1", 1, creatures:controlled_by(you)), gain_life(4) },
    mode { target = opponent, put_counters("-1/-1", 1, creatures:controlled_by(target)), deal(4, target) },
  },
}
