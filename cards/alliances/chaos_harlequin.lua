return summon "Harlequin" "Chaos Harlequin" {
  cost = "{2}{R}{R}", power = 2, toughness = 4,
  text = [[{R}: Remove the top card of your library from the game. If that card is a land card, Chaos Harlequin gets -4/-0 until end of turn. Otherwise, Chaos Harlequin gets +2/+0 until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{R}",
    remove_from_game(cards:owned_by(you):in_zone "library":on_top(1)),
    when(is(moved, cards:that_are "land"), { until_end_of_turn(self, { plus = "-4/+0" }) }, { until_end_of_turn(self, { plus = "+2/+0" }) }),
  },
}
