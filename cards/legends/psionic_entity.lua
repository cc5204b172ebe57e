return summon "Entity" "Psionic Entity" {
  cost = "{4}{U}", power = 2, toughness = 2,
  text = [[{T}: Psionic Entity deals 2 damage to target creature or player and 3 damage to Psionic Entity.]],
  differs = { "types" },
  activated { cost = "{T}", target = creature_or_player, deal(2, target), deal(3, self) },
}
