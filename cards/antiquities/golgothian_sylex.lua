return artifact "Golgothian Sylex" {
  cost = "{4}",
  text = [[{1}, {T}: Each player sacrifices all nontoken permanents from the antiquities expansion.]],
  activated { cost = "{1}, {T}", sacrifice(permanents:not_token():from_expansion "ATQ") },
}
