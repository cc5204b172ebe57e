return enchantment "Curse of Marit Lage" {
  cost = "{3}{R}{R}",
  text = [[
    When Curse of Marit Lage comes into play, tap all islands.
    All islands do not untap during their controller's untap phase.
  ]],
  comes_into_play { what = self, tap(lands:of_type "island") },
  does_not_untap { affects = lands:of_type "island" },
}
