return artifact "Fountain of Youth" {
  cost = "{0}",
  text = [[{2}, {T}: Gain 1 life.]],
  activated { cost = "{2}, {T}", gain_life(1) },
}
