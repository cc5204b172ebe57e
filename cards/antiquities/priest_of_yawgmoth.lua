return summon "Cleric" "Priest of Yawgmoth" {
  cost = "{1}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice an artifact: Add an amount of {B} equal to the sacrificed artifact's casting cost to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { speed = "mana source", cost = { "{T}", sacrifice(artifacts) }, add_mana("{B}", you, casting_cost_of(sacrificed)) },
}
