return enchantment "Dark Heart of the Wood" {
  cost = "{B}{G}",
  text = [[Sacrifice a forest: Gain 3 life.]],
  activated { cost = sacrifice(lands:of_type "forest"), gain_life(3) },
}
