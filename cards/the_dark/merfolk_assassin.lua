return summon "Merfolk" "Merfolk Assassin" {
  cost = "{U}{U}", power = 1, toughness = 2,
  text = [[{T}: Destroy target creature with islandwalk.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature:with("landwalk", "island"), destroy(target) },
}
