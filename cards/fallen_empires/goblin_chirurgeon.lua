return summon "Goblin" "Goblin Chirurgeon" {
  cost = "{R}", power = 0, toughness = 2,
  text = [[Sacrifice a Goblin: Regenerate target creature.]],
  differs = { "types" },
  activated { cost = sacrifice(creatures:of_type "goblin"), target = creature, regenerate(target) },
}
