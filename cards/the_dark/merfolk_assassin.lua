return summon "Merfolk Assassin" "Merfolk Assassin" {
  cost = "{U}{U}", power = 1, toughness = 2,
  text = [[{T}: Destroy target creature with islandwalk.]],
  activated { cost = "{T}", target = creature:with("landwalk", "island"), destroy(target) },
}
