return sorcery "Hellfire" {
  cost = "{2}{B}{B}{B}",
  text = [[Destroy all nonblack creatures. Hellfire deals damage to you equal to the number of creatures put into a graveyard this way plus 3.]],
  destroy(creatures:not_ "black"),
  deal(sum(count(died:that_are "creature":among(destroyed)), 3), you),
}
