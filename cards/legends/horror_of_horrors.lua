return enchantment "Horror of Horrors" {
  cost = "{3}{B}{B}",
  text = [[Sacrifice a swamp: Regenerate target black creature.]],
  activated {
    cost = sacrifice(lands:of_type "swamp"),
    target = creature:that_are "black",
    regenerate(target),
  },
}
