return summon "Wizard" "Soldevi Machinist" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{T}: Add {C}{C} to your mana pool. Spend this mana only to activate abilities of artifacts. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated {
    cost = "{T}",
    speed = "mana source",
    add_mana_for { mana = "{C}{C}", spent_on = effects:that_are "artifact" },
  },
}
