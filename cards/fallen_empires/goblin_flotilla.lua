return summon "Goblin" "Goblin Flotilla" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[
    Islandwalk
    At the start of each combat, unless you pay {R}, whenever Goblin Flotilla blocks or is blocked by a creature this turn, that creature gains first strike until end of turn.
  ]],
  landwalk "island",
  attack_begins {
    unless {
      pay = "{R}",
      whenever_this_turn {
        event = blocks { what = self, blocked = creatures },
        until_end_of_turn(other_one, { gains = first_strike }),
      },
      whenever_this_turn {
        event = becomes_blocked { what = self, by = creatures },
        until_end_of_turn(other_one, { gains = first_strike }),
      },
    },
  },
}
