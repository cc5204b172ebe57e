return summon "Jackal" "Hurr Jackal" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{T}: Target creature cannot regenerate this turn.]],
  activated { cost = "{T}", target = creature, this_turn(cannot_regenerate { affects = target }) },
}
