return sorcery "Psychic Purge" {
  cost = "{U}",
  text = [[
    Psychic Purge deals 1 damage to target creature or player.
    When a spell or effect your opponent controls causes you to discard Psychic Purge, your opponent loses 5 life.
  ]],
  target = creature_or_player,
  deal(1, target),
  discards { what = self, by = you, caused_by = opponent, lose_life(5, opponent) },
}
