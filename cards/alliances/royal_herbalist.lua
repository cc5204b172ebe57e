return summon "Cleric" "Royal Herbalist" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[{2}, remove the top card of your library from the game: Gain 1 life.]],
  differs = { "types" },
  activated {
    cost = { "{2}", remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)) },
    gain_life(1),
  },
}
