return summon "Worm" "Insidious Bookworms" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[{1}{B}: Target player discards a card at random. Use this ability only when Insidious Bookworms is put into a graveyard from play. Use this ability only once each turn.]],
  put_into_graveyard {
    what = self,
    target = player,
    condition = compare(uses_this_turn, "at most", 0),
    cost = "{1}{B}",
    discard_at_random(1, target),
  },
}
