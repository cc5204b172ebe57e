return summon "Slug" "Spitting Slug" {
  cost = "{1}{G}{G}", power = 2, toughness = 4,
  text = [[Whenever Spitting Slug blocks or is blocked, you may pay {1}{G}. If you do, it gains first strike until end of turn. If you do not, all creatures blocking or blocked by Spitting Slug gain first strike until end of turn.]],
  blocks {
    what = self,
    may {
      pay = "{1}{G}",
      otherwise = {
        until_end_of_turn(either(creatures:blocking_any(self), creatures:blocked_by(self)), { gains = first_strike }),
      },
      until_end_of_turn(self, { gains = first_strike }),
    },
  },
  becomes_blocked {
    what = self,
    may {
      pay = "{1}{G}",
      otherwise = {
        until_end_of_turn(either(creatures:blocking_any(self), creatures:blocked_by(self)), { gains = first_strike }),
      },
      until_end_of_turn(self, { gains = first_strike }),
    },
  },
}
