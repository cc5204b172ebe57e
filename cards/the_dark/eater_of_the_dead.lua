return summon "Horror" "Eater of the Dead" {
  cost = "{4}{B}", power = 3, toughness = 4,
  text = [[{0}: If Eater of the Dead is tapped, remove target creature card from a graveyard from the game, then untap Eater of the Dead.]],
  activated {
    cost = "{0}",
    target = card:that_are "creature":in_zone "graveyard",
    when(is(self, permanents:tapped()), { remove_from_game(target), untap(self) }),
  },
}
