return enchantment "Fastbond" {
  cost = "{G}",
  text = [[
    You may play any number of lands each turn.
    Whenever you play a land, if you played two or more lands this turn, Fastbond deals 1 damage to you.
  ]],
  any_number_of_lands { affects = you },
  plays_land {
    by = you,
    condition = compare(count(played:that_are "land":controlled_by(you)), "at least", 2),
    deal(1, you),
  },
}
