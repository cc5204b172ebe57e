return summon "Ferret" "Joven's Ferrets" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[
    Whenever Joven's Ferrets attacks, it gets +0/+2 until end of turn.
    At end of combat, tap all creatures that blocked Joven's Ferrets this turn. Creatures that blocked it this turn do not untap during their controllers' next untap phases.
  ]],
  attacks { what = self, until_end_of_turn(self, { plus = "+0/+2" }) },
  end_of_combat {
    tap(creatures:has_blocked(self)),
    through_next_untap(does_not_untap { affects = creatures:has_blocked(self) }),
  },
}
