return artifact "Runed Arch" {
  cost = "{3}",
  text = [[
    Runed Arch comes into play tapped.
    {X}, {T}, sacrifice Runed Arch: X target creatures with power 2 or less cannot be blocked this turn.
  ]],
  enters_tapped {},
  activated {
    cost = { "{X}, {T}", sacrifice(self) },
    target = between(x, x, creature:power(2, "at most")),
    this_turn(cannot_be_blocked { affects = target }),
  },
}
