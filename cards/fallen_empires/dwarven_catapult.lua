return instant "Dwarven Catapult" {
  cost = "{X}{R}",
  text = [[Dwarven Catapult deals X damage divided evenly, rounded down, among all creatures target opponent controls.]],
  target = opponent,
  deal(quotient(x, count(creatures:controlled_by(target))), creatures:controlled_by(target)),
}
