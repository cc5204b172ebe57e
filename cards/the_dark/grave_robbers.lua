return summon "Robber" "Grave Robbers" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[{B}, {T}: Choose an artifact card from a graveyard. Remove that card from the game. Gain 2 life.]],
  differs = { "types", "effect" },
  activated {
    cost = "{B}, {T}",
    search(1, cards:that_are "artifact":in_zone "graveyard"),
    remove_from_game(found),
    gain_life(2),
  },
}
