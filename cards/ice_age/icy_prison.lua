return enchantment "Icy Prison" {
  cost = "{U}{U}",
  text = [[
    When Icy Prison comes into play, remove target creature from the game.
    When Icy Prison leaves play, put all cards removed from the game with Icy Prison into play under their owner's control.
    During your upkeep, destroy Icy Prison unless any player pays {3}.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, target = creature, remove_from_game(target) },
  leaves_play { what = self, return_to_play(cards:removed_by(self), owner_of(cards:removed_by(self))) },
  at_upkeep { of = you, unless { pay = "{3}", unless { by = opponent, pay = "{3}", destroy(self) } } },
}
