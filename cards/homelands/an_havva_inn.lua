return sorcery "An-Havva Inn" {
  cost = "{1}{G}{G}",
  text = [[Gain life equal to the number of green creatures plus 1.]],
  gain_life(sum(count(creatures:that_are "green"), 1)),
}
