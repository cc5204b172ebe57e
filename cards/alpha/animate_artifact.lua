return enchant_artifact "Animate Artifact" {
  cost = "{3}{U}",
  text = [[As long as enchanted artifact is not a creature, it is an artifact creature with power and toughness each equal to its casting cost.]],
  continuous {
    affects = enchanted,
    only_if = not_so(is(enchanted, creatures)),
    is_also = { "creature", "artifact" },
    power = casting_cost_of(enchanted),
    toughness = casting_cost_of(enchanted),
  },
}
