return summon "Wall" "Vodalian War Machine" {
  cost = "{1}{U}{U}", power = 0, toughness = 4,
  text = [[
    {0}: Tap target untapped Merfolk you control. When Vodalian War Machine is put into a graveyard from play this turn, destroy it. Vodalian War Machine can attack as though it were not a Wall this turn.
    {0}: Tap target untapped Merfolk you control. When Vodalian War Machine is put into a graveyard from play this turn, destroy it. Vodalian War Machine gets +2/+1 until end of turn.
  ]],
  activated {
    cost = "{0}", target = creature:of_type "merfolk":untapped():controlled_by(you),
    tap(target),
    when_this_turn { event = put_into_graveyard { what = self }, destroy(target) },
    this_turn(may_attack_all_the_same { affects = self }),
  },
  activated {
    cost = "{0}", target = creature:of_type "merfolk":untapped():controlled_by(you),
    tap(target),
    when_this_turn { event = put_into_graveyard { what = self }, destroy(target) },
    until_end_of_turn(self, { plus = "+2/+1" }),
  },
}
