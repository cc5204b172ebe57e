return enchantment "Titania's Song" {
  cost = "{3}{G}",
  text = [[
    Noncreature artifacts lose all abilities and are artifact creatures with power and toughness each equal to their casting cost. If Titania's Song leaves play, this effect continues until end of turn.
  ]],
  continuous {
    affects = artifacts:not_ "creature", lingers = true,
    is_also = { "artifact", "creature" }, loses_abilities = true,
    power = casting_cost_of(it), toughness = casting_cost_of(it),
  },
}
