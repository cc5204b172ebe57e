return summon "Specter" "Hypnotic Specter" {
  cost = "{1}{B}{B}", power = 2, toughness = 2,
  text = [[
    Flying
    Whenever Hypnotic Specter deals damage to your opponent, that player discards a card at random.
  ]],
  flying,
  deals_damage { what = self, to = opponent, discard_at_random(1, that_player) },
}
