return summon "Specter" "Abyssal Specter" {
  cost = "{2}{B}{B}", power = 2, toughness = 3,
  text = [[
    Flying
    Whenever Abyssal Specter deals damage to a player, that player discards a card.
  ]],
  flying,
  deals_damage { what = self, to = players, discard(1, that_player) },
}
