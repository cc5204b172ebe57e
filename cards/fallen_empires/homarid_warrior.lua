return summon "Homarid Warrior" "Homarid Warrior" {
  cost = "{4}{U}", power = 3, toughness = 3,
  text = [[{U}: Homarid Warrior gains "This card cannot be the target of spells or effects." until end of turn. Homarid Warrior does not untap during its controller's next untap phase. Tap Homarid Warrior.]],
  activated {
    cost = "{U}",
    until_end_of_turn(self, { gains = cannot_be_targeted {} }),
    through_next_untap(does_not_untap { affects = self }),
    tap(self),
  },
}
