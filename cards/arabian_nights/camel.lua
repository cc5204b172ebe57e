return summon "Camel" "Camel" {
  cost = "{W}", power = 0, toughness = 1,
  text = [[
    Banding
    As long as Camel is attacking, damage dealt to it and all creatures banded with it by Desert lands is reduced to 0.
  ]],
  banding,
  reduces_damage {
    from = lands:of_type "desert",
    affects = each(self, creatures:banded_with(self)),
    only_if = is(self, permanents:attacking()),
  },
}
