return summon "Wall" "Vodalian War Machine" {
  cost = "{1}{U}{U}", power = 0, toughness = 4,
  text = [[
    Tap an untapped Merfolk you control: Vodalian War Machine can attack as though it were not a Wall this turn.
    Tap an untapped Merfolk you control: Vodalian War Machine gets +2/+1 until end of turn.
    When Vodalian War Machine dies, destroy all Merfolk tapped this turn to pay for its abilities.
  ]],
  activated {
    cost = tap(creatures:of_type "merfolk":untapped():controlled_by(you)),
    this_turn(may_attack_all_the_same { affects = self }),
  },
  activated {
    cost = tap(creatures:of_type "merfolk":untapped():controlled_by(you)),
    until_end_of_turn(self, { plus = "+2/+1" }),
  },
  unread "When Vodalian War Machine dies, destroy all Merfolk tapped this turn to pay for its abilities.",
}
