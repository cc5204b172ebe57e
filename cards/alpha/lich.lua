return enchantment "Lich" {
  cost = "{B}{B}{B}{B}",
  text = [[
    If Lich would come into play, lose life equal to your life.
    You do not lose the game for having 0 or less life.
    If you would gain life, draw that many cards instead.
    Whenever you are dealt damage, bury that many nontoken permanents you control. If you cannot, you lose the game.
    When Lich is put into a graveyard from play, you lose the game.
  ]],
  differs = { "effect" },
  before_it_enters { lose_life(life_of(you)) },
  lives_without_life { affects = you },
  instead_of_gaining_life { affects = you, draw(that_much) },
  deals_damage {
    to = you,
    search(that_much, permanents:controlled_by(you):not_token()),
    bury(found),
    when(not_so(compare(result, "at least", that_much)), { lose_duel() }),
  },
  put_into_graveyard { what = self, lose_duel() },
}
