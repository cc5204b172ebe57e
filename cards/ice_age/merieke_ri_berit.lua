return summon "Human" "Merieke Ri Berit" {
  cost = "{W}{U}{B}", power = 1, toughness = 1, legend = true,
  text = [[
    Merieke Ri Berit does not untap during its controller's untap phase.
    {T}: Gain control of target creature as long as you control Merieke Ri Berit. When Merieke Ri Berit leaves play or becomes untapped, bury it.
  ]],
  does_not_untap {},
  activated {
    cost = "{T}",
    target = creature,
    while_yours(target, { controller = you }),
    the_next_time {
      event = leaves_play { what = self },
      or_event = becomes_untapped { what = self },
      bury(target),
    },
  },
}
