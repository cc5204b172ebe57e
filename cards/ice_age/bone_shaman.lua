return summon "Giant" "Bone Shaman" {
  cost = "{2}{R}{R}", power = 3, toughness = 3,
  text = [[{B}: Creatures dealt damage by Bone Shaman this turn cannot regenerate this turn.]],
  differs = { "types", "effect" },
  activated { cost = "{B}", this_turn(cannot_regenerate { affects = creatures:damaged_by(self) }) },
}
