return summon "Dwarf Wizard" "Reveka, Wizard Savant" {
  cost = "{2}{U}{U}", power = 0, toughness = 1, legend = true,
  text = [[{T}: Reveka, Wizard Savant deals 2 damage to target creature or player. Reveka, Wizard Savant does not untap during your next untap phase.]],
  activated {
    cost = "{T}",
    target = creature_or_player,
    deal(2, target),
    through_next_untap(does_not_untap { affects = self, only_if = your_turn }),
  },
}
