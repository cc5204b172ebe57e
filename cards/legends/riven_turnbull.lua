return summon "Advisor" "Riven Turnbull" {
  cost = "{5}{U}{B}", power = 5, toughness = 7, legend = true,
  text = [[{T}: Add {B} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{B}") },
}
