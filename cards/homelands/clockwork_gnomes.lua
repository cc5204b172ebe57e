return artifact_creature "Gnome" "Clockwork Gnomes" {
  cost = "{4}", power = 2, toughness = 2,
  text = [[{3}, {T}: Regenerate target artifact creature.]],
  activated { cost = "{3}, {T}", target = creature:that_are "artifact", regenerate(target) },
}
