return artifact "Arena of the Ancients" {
  cost = "{3}",
  text = [[
    When Arena of the Ancients comes into play, tap all legendary permanents.
    Legendary permanents do not untap during their controllers' untap phases.
  ]],
  differs = { "affected" },
  comes_into_play { what = self, tap(permanents:that_are "legend") },
  does_not_untap { affects = permanents:that_are "legend" },
}
