return artifact "Pyramids" {
  cost = "{6}",
  text = [[
    {2}: Choose one —
    • The next time target land would be destroyed this turn, remove all damage from it instead.
    • Destroy target enchantment attached to a land.
  ]],
  differs = { "effect" },
  activated {
    cost = "{2}",
    choose_one {
      mode {
        target = land,
        this_turn(instead_of_destruction { once = true, affects = target, heal(it) }),
      },
      mode { target = enchantment:enchanting(lands), destroy(target) },
    },
  },
}
