return instant "Healing Salve" {
  cost = "{W}",
  text = [[
    Choose one —
    • Target player gains 3 life.
    • Prevent up to 3 damage to any creature or player.
  ]],
  choose_one {
    mode { target = player, gain_life(3, target) },
    mode { target = packet, prevent(3, target) },
  },
}
