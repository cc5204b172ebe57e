return land "Safe Haven" {
  text = [[
    {2}, {T}: Remove target creature you control from the game. Play this ability as an interrupt.
    Sacrifice Safe Haven: Put all cards removed from the game with Safe Haven into play under their owner's control. Use this ability only during your upkeep.
  ]],
  differs = { "effect" },
  activated {
    cost = "{2}, {T}",
    speed = "interrupt",
    target = creature:controlled_by(you),
    remove_from_game(target),
  },
  activated {
    cost = sacrifice(self),
    only_if = all_of(phase "upkeep", your_turn),
    return_to_play(cards:removed_by(self), owner_of(cards:removed_by(self))),
  },
}
