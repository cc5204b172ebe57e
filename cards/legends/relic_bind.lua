return enchantment "Relic Bind" {
  cost = "{2}{U}", on = artifacts:controlled_by(opponent),
  text = [[
    Whenever enchanted artifact becomes tapped, choose one —
    • You may have Relic Bind deal 1 damage to target player.
    • You may have target player gain 1 life.
  ]],
  differs = { "effect" },
  becomes_tapped {
    what = enchanted,
    choose_one {
      mode { target = player, may { deal(1, target) } },
      mode { target = player, may { gain_life(1, target) } },
    },
  },
}
