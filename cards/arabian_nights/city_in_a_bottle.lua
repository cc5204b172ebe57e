return artifact "City in a Bottle" {
  cost = "{2}",
  text = [[
    When there is a nontoken permanent not named City in a Bottle from the Arabian Nights expansion in play, each player sacrifices all nontoken permanents not named City in a Bottle from the Arabian Nights expansion.
    Players cannot play cards from the Arabian Nights expansion.
  ]],
  differs = { "affected" },
  whenever_state {
    only_if = some(permanents:not_named "City in a Bottle":not_token():from_expansion "ARN"),
    sacrifice(permanents:not_named "City in a Bottle":not_token():from_expansion "ARN"),
  },
  cannot_play { cards = cards:from_expansion "ARN", affects = players },
}
