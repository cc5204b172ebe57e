return enchantment "Wrath of Marit Lage" {
  cost = "{3}{U}{U}",
  text = [[
    When Wrath of Marit Lage comes into play, tap all red creatures.
    All red creatures do not untap during their controller's untap phase.
  ]],
  comes_into_play { what = self, tap(creatures:that_are "red") },
  does_not_untap { affects = creatures:that_are "red" },
}
