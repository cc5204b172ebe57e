return summon "Shaman" "Sunastian Falconer" {
  cost = "{3}{R}{G}", power = 4, toughness = 4, legend = true,
  text = [[{T}: Add {C}{C} to your mana pool.]],
  activated { cost = "{T}", add_mana("{C}{C}") },
}
