return summon "Cleric" "Priest of Yawgmoth" {
  cost = "{1}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice an artifact: Add an amount of {B} equal to the sacrificed artifact's casting cost to your mana pool.]],
  differs = { "types" },
  activated { cost = { "{T}", sacrifice(artifacts) }, add_mana("{B}", you, casting_cost_of(sacrificed)) },
}
