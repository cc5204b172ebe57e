return sorcery "Jokulhaups" {
  cost = "{4}{R}{R}",
  text = [[Bury all artifacts, creatures, and lands.]],
  bury(either(lands, creatures, artifacts)),
}
