return artifact "Chaos Orb" {
  cost = "{2}",
  text = [[{1}, {T}: Flip Chaos Orb. Destroy all nontoken permanents it touches. Destroy Chaos Orb.]],
  activated { cost = "{1}, {T}", flip_card(), destroy(found:not_token()), destroy(self) },
}
