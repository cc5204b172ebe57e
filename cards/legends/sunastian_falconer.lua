return summon "Shaman" "Sunastian Falconer" {
  cost = "{3}{R}{G}", power = 4, toughness = 4, legend = true,
  text = [[{T}: Add {C}{C} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = "{T}", speed = "mana source", add_mana("{C}{C}") },
}
