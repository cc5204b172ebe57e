return land "Island of Wak-Wak" {
  text = [[{T}: Target creature with flying has power 0 until end of turn.]],
  activated { cost = "{T}", target = creature:with "flying", until_end_of_turn(target, { power = 0 }) },
}
