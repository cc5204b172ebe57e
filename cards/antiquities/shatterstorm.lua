return sorcery "Shatterstorm" {
  cost = "{2}{R}{R}",
  text = [[Bury all artifacts.]],
  bury(artifacts),
}
