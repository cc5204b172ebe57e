return artifact "Serpent Generator" {
  cost = "{6}",
  text = [[{4}, {T}: Put a 1/1 Snake artifact creature token named Poison Snake into play. That token gains "Whenever this card deals damage to a player, put a poison counter on that player."]],
  differs = { "effect" },
  activated {
    cost = "{4}, {T}",
    make_token(1, token "Snake" "Poison Snake" { power = 1, toughness = 1, types = { "creature", "artifact" } }),
    for_good(made, { gains = deals_damage { what = self, to = players, put_counters("poison", 1, that_player) } }),
  },
}
