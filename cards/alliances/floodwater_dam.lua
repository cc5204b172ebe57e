return artifact "Floodwater Dam" {
  cost = "{3}",
  text = [[{X}{X}{1}, {T}: Tap X target lands.]],
  activated { cost = "{X}{X}{1}, {T}", target = between(x, x, land), tap(target) },
}
