return enchantment "Relic Bind" {
  cost = "{2}{U}", on = artifacts:controlled_by(opponent),
  text = [[
    Whenever enchanted artifact becomes tapped, choose one —
    • Relic Bind deals 1 damage to target player.
    • Target player gains 1 life.
  ]],
  becomes_tapped {
    what = enchanted,
    choose_one {
      mode { target = player, deal(1, target) },
      mode { target = player, gain_life(1, target) },
    },
  },
}
