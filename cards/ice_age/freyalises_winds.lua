return enchantment "Freyalise's Winds" {
  cost = "{2}{G}{G}",
  text = [[
    Whenever a permanent becomes tapped, put a wind counter on it.
    Permanents with a wind counter on it do not untap during their controllers' untap phases.
    At the end of each player's untap phase, for each permanent that player controls, remove all wind counters from it.
  ]],
  differs = { "effect" },
  becomes_tapped { what = permanents, put_counters("wind", 1, it) },
  does_not_untap { affects = permanents:with_counters "wind" },
  at_phase {
    phase = "untap", part = "end",
    for_each(permanents:controlled_by(that_player), { remove_counters("wind", counters_on(it, "wind"), it) }),
  },
}
