return enchantment "Curse of Marit Lage" {
  cost = "{3}{R}{R}",
  text = [[
    When Curse of Marit Lage comes into play, tap all islands.
    Islands do not untap during their controllers' untap phases.
  ]],
  comes_into_play { what = self, tap(lands:of_type "island") },
  does_not_untap { affects = lands:of_type "island" },
}
