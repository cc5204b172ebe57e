return artifact "Arena of the Ancients" {
  cost = "{3}",
  text = [[
    When Arena of the Ancients comes into play, tap all legendary permanents.
    All legendary permanents do not untap during their controller's untap phase.
  ]],
  differs = { "affected" },
  comes_into_play { what = self, tap(permanents:that_are "legend") },
  does_not_untap { affects = permanents:that_are "legend" },
}
