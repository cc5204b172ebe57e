return summon "Cleric" "Priest of Yawgmoth" {
  cost = "{1}{B}", power = 1, toughness = 2,
  text = [[{T}, sacrifice an artifact: Add X black mana to your mana pool, where X is the sacrificed artifact's casting cost. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { speed = "mana source", cost = { "{T}", sacrifice(artifacts) }, add_mana_of_any_colour(casting_cost_of(sacrificed), each_player, "black") },
}
