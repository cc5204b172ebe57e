return artifact "Amulet of Quoz" {
  cost = "{6}", for_ante = true,
  text = [[
    Remove Amulet of Quoz from your deck before playing if you are not playing for ante.
    {T}, sacrifice Amulet of Quoz: Target opponent may ante the top card of that player's library. If that player does not, flip a coin. If you win the flip, that player loses the game. If you lose the flip, you lose the game. Use this ability only during your upkeep.
  ]],
  activated {
    cost = { "{T}", sacrifice(self) },
    only_if = all_of(phase "upkeep", your_turn),
    target = opponent,
    unless {
      by = target,
      pay = ante(cards:owned_by(target):in_zone "library":on_top(1)),
      flip_coin { won = { lose_duel(target) }, lost = { lose_duel() } },
    },
  },
}
