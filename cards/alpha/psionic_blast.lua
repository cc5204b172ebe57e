return instant "Psionic Blast" {
  cost = "{2}{U}",
  text = [[Psionic Blast deals 4 damage to target creature or player and 2 damage to you.]],
  target = creature_or_player,
  deal(4, target),
  deal(2, you),
}
