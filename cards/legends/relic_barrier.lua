return artifact "Relic Barrier" {
  cost = "{2}",
  text = [[{T}: Tap target artifact.]],
  activated { cost = "{T}", target = artifact, tap(target) },
}
