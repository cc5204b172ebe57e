return summon "Spirit" "Sibilant Spirit" {
  cost = "{5}{U}", power = 5, toughness = 6,
  text = [[
    Flying
    Whenever Sibilant Spirit attacks, defending player may draw a card.
  ]],
  flying,
  attacks { what = self, may { by = defending_player, draw(1, defending_player) } },
}
