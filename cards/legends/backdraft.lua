return instant "Backdraft" {
  cost = "{1}{R}",
  text = [[Choose a sorcery spell played this turn. Backdraft deals X damage to the found card's controller, where X is half the damage dealt this turn by the found card, rounded down.]],
  search(1, played:that_are "sorcery"),
  deal(half_down(damage_done(found)), controller_of(found)),
}
