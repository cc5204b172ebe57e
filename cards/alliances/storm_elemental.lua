return summon "Elemental" "Storm Elemental" {
  cost = "{5}{U}", power = 3, toughness = 4,
  text = [[
    Flying
    {U}, remove the top card of your library from the game: Tap target creature with flying.
    {U}: Remove the top card of your library from the game. If that card is a snow-covered land, Storm Elemental gets +1/+1 until end of turn.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = { "{U}", remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)) },
    target = creature:with "flying",
    tap(target),
  },
  activated {
    cost = "{U}",
    remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)),
    when(is(moved, lands:that_are "snow-covered"), { until_end_of_turn(self, { plus = "+1/+1" }) }),
  },
}
