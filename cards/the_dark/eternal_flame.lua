return sorcery "Eternal Flame" {
  cost = "{2}{R}{R}",
  text = [[Eternal Flame deals damage to target opponent equal to the number of mountains you control. Eternal Flame deals damage to you equal to half the number of mountains you control, rounded up.]],
  target = opponent,
  deal(count(lands:of_type "mountain":controlled_by(you)), target),
  deal(half_up(count(lands:of_type "mountain":controlled_by(you))), you),
}
