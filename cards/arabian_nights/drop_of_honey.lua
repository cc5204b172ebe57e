return enchantment "Drop of Honey" {
  cost = "{G}",
  text = [[
    During your upkeep, bury the creature with the least power. If two or more creatures are tied for least power, you choose one of them.
    When there are no creatures in play, bury Drop of Honey.
  ]],
  at_upkeep {
    of = you,
    search(1, creatures:power(least_among(power_of(creatures)), "at most")),
    bury(found),
  },
  whenever_state { only_if = no(creatures), bury(self) },
}
