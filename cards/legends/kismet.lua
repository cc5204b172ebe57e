return enchantment "Kismet" {
  cost = "{3}{W}",
  text = [[All artifacts, creatures, and lands an opponent controls come into play tapped.]],
  enters_tapped { affects = either(lands, creatures, artifacts):controlled_by(opponent) },
}
