return summon "Tactician" "Seasoned Tactician" {
  cost = "{2}{W}", power = 1, toughness = 3,
  text = [[{3}, remove the top four cards of your library from the game: Prevent all damage to you from one source.]],
  differs = { "types" },
  activated {
    cost = { "{3}", remove_from_game(cards:owned_by(you):in_zone "library":on_top(4), 4) },
    target = packet:to(you),
    prevent(target),
  },
}
