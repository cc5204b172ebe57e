return summon "Unicorn" "Adarkar Unicorn" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[{T}: Add {U} or {C}{U} to your mana pool. Spend this mana only to pay cumulative upkeep costs. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = "{T}",
    speed = "mana source",
    choose_one {
      mode { add_mana_for { mana = "{U}", keyword = "cumulative upkeep" } },
      mode { add_mana_for { mana = "{C}{U}", keyword = "cumulative upkeep" } },
    },
  },
}
