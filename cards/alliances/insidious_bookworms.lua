return summon "Worm" "Insidious Bookworms" {
  cost = "{B}", power = 1, toughness = 1,
  text = [[When Insidious Bookworms is put into a graveyard from play, you may pay {1}{B}. If you do, target player discards a card at random.]],
  put_into_graveyard { what = self, target = player, may { pay = "{1}{B}", discard_at_random(1, target) } },
}
