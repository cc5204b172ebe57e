return instant "Sandstorm" {
  cost = "{G}",
  text = [[Sandstorm deals 1 damage to each attacking creature.]],
  deal(1, creatures:attacking()),
}
