return summon "Goblin" "Goblin Digging Team" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{T}, sacrifice Goblin Digging Team: Destroy target Wall.]],
  activated { cost = { "{T}", sacrifice(self) }, target = creature:of_type "wall", destroy(target) },
}
