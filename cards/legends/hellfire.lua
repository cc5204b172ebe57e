return sorcery "Hellfire" {
  cost = "{2}{B}{B}{B}",
  text = [[Destroy all nonblack creatures. Hellfire deals damage to you equal to the number of creatures destroyed this way plus 3.]],
  destroy(creatures:not_ "black"),
  deal(sum(count(destroyed:that_are "creature"), 3), you),
}
