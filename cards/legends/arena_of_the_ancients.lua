return artifact "Arena of the Ancients" {
  cost = "{3}",
  text = [[
    All legendary creatures do not untap during their controller's untap phase.
    When Arena of the Ancients comes into play, tap all legendary creatures.
  ]],
  does_not_untap { affects = creatures:that_are "legend" },
  comes_into_play { what = self, tap(creatures:that_are "legend") },
}
