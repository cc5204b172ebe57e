return sorcery "An-Havva Inn" {
  cost = "{1}{G}{G}",
  text = [[You gain 1 life plus an additional 1 life for each green creature.]],
  differs = { "effect" },
  gain_life(sum(1, count(creatures:that_are "green"))),
}
