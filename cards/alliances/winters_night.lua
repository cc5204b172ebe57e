return enchant_world "Winter's Night" {
  cost = "{R}{G}{W}",
  text = [[
    Snow-covered lands tapped for mana produce one additional mana of the same type.
    Whenever a snow-covered land is tapped for mana, it does not untap during its controller's next untap phase.
  ]],
  additional_mana { n = 1, affects = lands:that_are "snow-covered" },
  tapped_for_mana { what = lands:that_are "snow-covered", through_next_untap(does_not_untap { affects = it }) },
}
