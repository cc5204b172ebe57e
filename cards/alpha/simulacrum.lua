return instant "Simulacrum" {
  cost = "{1}{B}",
  text = [[Gain life equal to the damage dealt to you this turn. Simulacrum deals damage to target creature you control equal to the damage dealt to you this turn.]],
  target = creature:controlled_by(you),
  gain_life(damage_taken(you)),
  deal(damage_taken(you), target),
}
