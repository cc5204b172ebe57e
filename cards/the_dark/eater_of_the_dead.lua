return summon "Eater" "Eater of the Dead" {
  cost = "{4}{B}", power = 3, toughness = 4,
  text = [[{0}: Choose a creature card from a graveyard. Remove that card from the game. Untap Eater of the Dead.]],
  differs = { "types", "effect" },
  activated {
    cost = "{0}",
    search(1, cards:that_are "creature":in_zone "graveyard"),
    remove_from_game(found),
    untap(self),
  },
}
