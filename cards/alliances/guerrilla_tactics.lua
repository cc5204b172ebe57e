return instant "Guerrilla Tactics" {
  cost = "{1}{R}",
  text = [[
    Guerrilla Tactics deals 2 damage to target creature or player.
    When a spell or effect your opponent controls causes you to discard Guerrilla Tactics, it deals 4 damage to target creature or player.
  ]],
  target = creature_or_player,
  deal(2, target),
  discards { what = self, by = you, caused_by = opponent, target = creature_or_player, deal(4, target) },
}
