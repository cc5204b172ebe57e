return artifact "Draconian Cylix" {
  cost = "{3}",
  text = [[{2}, {T}, discard a card at random: Regenerate target creature.]],
  activated { cost = { "{2}, {T}", discard_at_random(1) }, target = creature, regenerate(target) },
}
