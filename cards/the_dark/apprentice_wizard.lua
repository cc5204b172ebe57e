return summon "Wizard" "Apprentice Wizard" {
  cost = "{1}{U}{U}", power = 0, toughness = 1,
  text = [[{U}, {T}: Add {C}{C}{C} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{U}, {T}", speed = "mana source", add_mana("{C}{C}{C}") },
}
