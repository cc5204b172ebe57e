return artifact "City in a Bottle" {
  cost = "{2}",
  text = [[
    When there is a nontoken permanent other than City in a Bottle from the Arabian Nights expansion in play, each player sacrifices all other, nontoken permanents from the Arabian Nights expansion.
    Players cannot play cards from the Arabian Nights expansion.
  ]],
  whenever_state {
    only_if = some(permanents:other():not_token():from_expansion "ARN"),
    sacrifice(permanents:other():not_token():from_expansion "ARN"),
  },
  cannot_play { cards = cards:from_expansion "ARN", affects = players },
}
