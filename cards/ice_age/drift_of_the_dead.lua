return summon "Wall" "Drift of the Dead" {
  cost = "{3}{B}", power = count(lands:that_are "snow-covered":controlled_by(you)), toughness = count(lands:that_are "snow-covered":controlled_by(you)),
  text = [[Drift of the Dead's power and toughness are each equal to the number of snow-covered lands you control.]],
}
