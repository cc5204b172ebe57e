return summon "Thrull" "Basal Thrull" {
  cost = "{B}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice Basal Thrull: Add {B}{B} to your mana pool.]],
  activated { cost = { "{T}", sacrifice(self) }, add_mana("{B}{B}") },
}
