return summon "Goblin Shaman" "Goblin Chirurgeon" {
  cost = "{R}", power = 0, toughness = 2,
  text = [[Sacrifice a Goblin: Regenerate target creature.]],
  activated { cost = sacrifice(creatures:of_type "goblin"), target = creature, regenerate(target) },
}
