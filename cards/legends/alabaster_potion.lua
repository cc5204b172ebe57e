return instant "Alabaster Potion" {
  cost = "{X}{W}{W}",
  text = [[
    Choose one —
    • Target player gains X life.
    • Prevent up to X damage to any creature or player.
  ]],
  choose_one {
    mode { target = player, gain_life(x, target) },
    mode { target = packet, prevent(x, target) },
  },
}
