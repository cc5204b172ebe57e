return land "Safe Haven" {
  text = [[
    {2}, {T}: Remove target creature you control from the game.
    During your upkeep, you may sacrifice Safe Haven. If you do, put all cards removed from the game with Safe Haven into play under their owner's control.
  ]],
  activated { cost = "{2}, {T}", target = creature:controlled_by(you), remove_from_game(target) },
  at_upkeep {
    of = you,
    may { pay = sacrifice(self), return_to_play(cards:removed_by(self), owner_of(cards:removed_by(self))) },
  },
}
