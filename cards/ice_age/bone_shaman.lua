return summon "Giant Shaman" "Bone Shaman" {
  cost = "{2}{R}{R}", power = 3, toughness = 3,
  text = [[{B}: Bone Shaman gains "All creatures dealt damage by this card this turn cannot regenerate." until end of turn.]],
  activated {
    cost = "{B}",
    until_end_of_turn(self, { gains = cannot_regenerate { affects = creatures:damaged_by(self) } }),
  },
}
