return enchantment "Wrath of Marit Lage" {
  cost = "{3}{U}{U}",
  text = [[
    When Wrath of Marit Lage comes into play, tap all red creatures.
    Red creatures do not untap during their controllers' untap phases.
  ]],
  comes_into_play { what = self, tap(creatures:that_are "red") },
  does_not_untap { affects = creatures:that_are "red" },
}
