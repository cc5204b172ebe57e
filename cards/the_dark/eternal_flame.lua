return sorcery "Eternal Flame" {
  cost = "{2}{R}{R}",
  text = [[Eternal Flame deals damage to your opponent equal to the number of mountains you control. It deals damage to you equal to half the number of mountains you control, rounded up.]],
  differs = { "affected" },
  deal(count(lands:of_type "mountain":controlled_by(you)), opponent),
  deal(half_up(count(lands:of_type "mountain":controlled_by(you))), you),
}
