return artifact "Goblin Lyre" {
  cost = "{3}",
  text = [[Sacrifice Goblin Lyre: Flip a coin. If you win the flip, Goblin Lyre deals damage to target opponent equal to the number of creatures you control. If you lose the flip, Goblin Lyre deals damage to you equal to the number of creatures that player controls.]],
  activated {
    cost = sacrifice(self),
    target = opponent,
    flip_coin {
      won = { deal(count(creatures:controlled_by(you)), target) },
      lost = { deal(count(creatures:controlled_by(target)), you) },
    },
  },
}
