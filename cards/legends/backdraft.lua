return instant "Backdraft" {
  cost = "{1}{R}",
  text = [[Choose a sorcery spell played this turn. Backdraft deals damage to that card's controller equal to half the damage dealt this turn by that card, rounded down.]],
  search(1, played:that_are "sorcery"),
  deal(half_down(damage_done(found)), controller_of(found)),
}
