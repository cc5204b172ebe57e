return summon "Advisor" "Riven Turnbull" {
  cost = "{5}{U}{B}", power = 5, toughness = 7, legend = true,
  text = [[{T}: Add {B} to your mana pool.]],
  activated { cost = "{T}", add_mana("{B}") },
}
