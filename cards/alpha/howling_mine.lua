return artifact "Howling Mine" {
  cost = "{2}",
  text = [[During each player's draw phase, that player draws an additional card.]],
  at_draw { of = each_player, draw(1, that_player) },
}
