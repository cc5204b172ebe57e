return summon "Wizard" "Apprentice Wizard" {
  cost = "{1}{U}{U}", power = 0, toughness = 1,
  text = [[{U}, {T}: Add {C}{C}{C} to your mana pool.]],
  activated { cost = "{U}, {T}", add_mana("{C}{C}{C}") },
}
