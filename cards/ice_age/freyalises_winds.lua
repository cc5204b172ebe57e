return enchantment "Freyalise's Winds" {
  cost = "{2}{G}{G}",
  text = [[
    Whenever a permanent becomes tapped, put a wind counter on it.
    If a permanent with a wind counter on it would untap during its controller's untap phase, remove all wind counters from it instead.
  ]],
  becomes_tapped { what = permanents, put_counters("wind", 1, it) },
  instead_of_untapping {
    affects = permanents:with_counters "wind",
    remove_counters("wind", counters_on(it, "wind"), it),
  },
}
