return artifact "Icy Manipulator" {
  cost = "{4}",
  text = [[{1}, {T}: Tap target artifact, creature, or land.]],
  activated { cost = "{1}, {T}", target = either(land, creature, artifact), tap(target) },
}
