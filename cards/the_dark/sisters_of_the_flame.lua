return summon "Sister" "Sisters of the Flame" {
  cost = "{1}{R}{R}", power = 2, toughness = 2,
  text = [[{T}: Add {R} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{R}") },
}
