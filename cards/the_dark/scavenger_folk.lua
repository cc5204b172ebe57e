return summon "Scavenger Folk" "Scavenger Folk" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{G}, {T}, sacrifice Scavenger Folk: Destroy target artifact.]],
  differs = { "types" },
  activated { cost = { "{G}, {T}", sacrifice(self) }, target = artifact, destroy(target) },
}
