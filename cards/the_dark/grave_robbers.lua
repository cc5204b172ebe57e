return summon "Rogue" "Grave Robbers" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[{B}, {T}: Remove target artifact card from a graveyard from the game. You gain 2 life.]],
  activated {
    cost = "{B}, {T}",
    target = card:that_are "artifact":in_zone "graveyard",
    remove_from_game(target),
    gain_life(2),
  },
}
