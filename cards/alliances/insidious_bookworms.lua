return summon "Worm" "Insidious Bookworms" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[{1}{B}: Target player discards a card at random. Use this ability only when Insidious Bookworms is put into a graveyard from play. Use this ability only once each turn for each player.]],
  differs = { "effect" },
  put_into_graveyard {
    what = self,
    target = player,
    condition = compare(uses_this_turn_by(you), "at most", 0),
    cost = "{1}{B}",
    discard_at_random(1, target),
  },
}
