return summon "Hag" "Brine Hag" {
  cost = "{2}{U}{U}", power = 2, toughness = 2,
  text = [[When Brine Hag is put into a graveyard from play, all creatures that dealt damage to it this turn become 0/2.]],
  put_into_graveyard { what = self, for_good(creatures:has_damaged(self), { power = 0, toughness = 2 }) },
}
