return summon "Thrull" "Basal Thrull" {
  cost = "{B}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice Basal Thrull: Add {B}{B} to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated { cost = { "{T}", sacrifice(self) }, speed = "mana source", add_mana("{B}{B}") },
}
