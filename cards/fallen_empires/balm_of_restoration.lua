return artifact "Balm of Restoration" {
  cost = "{2}",
  text = [[
    {1}, {T}, sacrifice Balm of Restoration: Choose one —
    • Gain 2 life.
    • Prevent up to 2 damage to any creature or player.
  ]],
  activated {
    cost = { "{1}, {T}", sacrifice(self) },
    choose_one {
      mode { gain_life(2) },
      mode { target = packet, prevent(2, target) },
    },
  },
}
