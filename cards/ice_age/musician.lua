return summon "Mage" "Musician" {
  cost = "{2}{U}", power = 1, toughness = 3,
  text = [[
    Cumulative upkeep {1}
    {T}: Put a music counter on target creature. If it does not have "During your upkeep, destroy this card unless you pay {1} for each music counter on this card.", it gains that ability.
  ]],
  differs = { "types" },
  cumulative_upkeep("{1}"),
  activated {
    cost = "{T}",
    target = creature,
    put_counters("music", 1, target),
    for_good(target, { gains_once = at_upkeep { of = you, unless { pay = { "{1}", times = counters_on(self, "music") }, destroy(self) } } }),
  },
}
