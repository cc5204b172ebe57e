return artifact "Barl's Cage" {
  cost = "{4}",
  text = [[{3}: Target creature does not untap during its controller's next untap phase.]],
  activated { cost = "{3}", target = creature, through_next_untap(does_not_untap { affects = target }) },
}
