return summon "Oyster" "Giant Oyster" {
  cost = "{2}{U}{U}", power = 0, toughness = 3,
  text = [[
    You may choose not to untap Giant Oyster during your untap phase.
    {T}: Target tapped creature does not untap during its controller's untap phase as long as Giant Oyster remains tapped. During each of your upkeeps as long as Giant Oyster remains tapped, put a -1/-1 counter on it. When Giant Oyster leaves play or becomes untapped, remove those -1/-1 counters.
  ]],
  differs = { "timing" },
  may_stay_tapped {},
  activated {
    cost = "{T}",
    target = creature:tapped(),
    as_long_as_tapped(does_not_untap { affects = target }),
    whenever_while_tapped {
      event = at_upkeep { of = you },
      put_counters("-1/-1", 1, target),
      the_next_time {
        event = leaves_play { what = self },
        or_event = becomes_untapped { what = self },
        remove_counters("-1/-1", 1, target),
      },
    },
  },
}
