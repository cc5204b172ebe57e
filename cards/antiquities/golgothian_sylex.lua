return artifact "Golgothian Sylex" {
  cost = "{4}",
  text = [[{1}, {T}: Bury all nontoken permanents from the Antiquities expansion.]],
  differs = { "effect" },
  activated { cost = "{1}, {T}", bury(permanents:not_token():from_expansion "ATQ") },
}
