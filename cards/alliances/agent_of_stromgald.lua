return summon "Knight" "Agent of Stromgald" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}: Add {B} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{R}", speed = "mana source", add_mana("{B}") },
}
