return sorcery "Syphon Soul" {
  cost = "{2}{B}",
  text = [[Syphon Soul deals 2 damage to your opponent. Gain 1 life for each 1 damage dealt.]],
  deal(2, opponent),
  when_damage_is_dealt { gain_life(that_much) },
}
