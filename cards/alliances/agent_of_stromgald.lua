return summon "Knight" "Agent of Stromgald" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{R}: Add {B} to your mana pool.]],
  activated { cost = "{R}", add_mana("{B}") },
}
