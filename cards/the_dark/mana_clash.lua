return sorcery "Mana Clash" {
  cost = "{R}",
  text = [[You and target opponent each flip a coin. Mana Clash deals 1 damage to each player whose coin comes up tails. Repeat this process until both players' coins come up heads at the same time.]],
  target = opponent,
  repeat_until(compare(result, "at least", 2), {
    flip_coin { by = each(you, target), lost = { deal(1, it) } },
  }),
}
