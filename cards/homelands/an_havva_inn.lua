return sorcery "An-Havva Inn" {
  cost = "{1}{G}{G}",
  text = [[You gain X life, where X is the number of green creatures plus 1.]],
  gain_life(sum(count(creatures:that_are "green"), 1)),
}
