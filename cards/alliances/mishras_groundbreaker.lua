return artifact "Mishra's Groundbreaker" {
  cost = "{4}",
  text = [[{T}, sacrifice Mishra's Groundbreaker: Target land becomes a 3/3 artifact creature.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = land,
    for_good(target, { is_also = { "creature", "artifact" }, power = 3, toughness = 3 }),
  },
}
