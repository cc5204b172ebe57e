return summon "Homarid" "Homarid Warrior" {
  cost = "{4}{U}", power = 3, toughness = 3,
  text = [[{U}: Homarid Warrior cannot be the target of spells or effects this turn. It does not untap during your next untap phase. Tap Homarid Warrior.]],
  differs = { "types" },
  activated {
    cost = "{U}",
    this_turn(cannot_be_targeted { affects = self }),
    through_next_untap(does_not_untap { affects = self, only_if = your_turn }),
    tap(self),
  },
}
