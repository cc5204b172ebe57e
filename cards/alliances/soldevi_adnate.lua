return summon "Cleric" "Soldevi Adnate" {
  cost = "{1}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice a black or artifact creature: Add an amount of {B} equal to the sacrificed creature's casting cost to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated {
    cost = { "{T}", sacrifice(either(creatures:that_are "black", creatures:that_are "artifact")) },
    speed = "mana source",
    add_mana("{B}", you, casting_cost_of(sacrificed)),
  },
}
