return summon "Giant" "Axelrod Gunnarson" {
  cost = "{4}{B}{B}{R}{R}", power = 5, toughness = 5, legend = true,
  text = [[
    Trample
    Whenever a creature dealt damage by Axelrod Gunnarson this turn is put into a graveyard from play, gain 1 life. Axelrod Gunnarson deals 1 damage to target player.
  ]],
  trample,
  put_into_graveyard { what = creatures:damaged_by(self), target = player, gain_life(1), deal(1, target) },
}
