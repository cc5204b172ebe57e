return summon "Camel" "Camel" {
  cost = "{W}", power = 0, toughness = 1,
  text = [[
    Banding
    As long as Camel is attacking, damage dealt to Camel and all creatures banded with Camel by Desert lands is reduced to 0.
  ]],
  banding,
  reduces_damage {
    from = lands:of_type "desert",
    affects = each(self, creatures:banded_with(self)),
    only_if = is(self, permanents:attacking()),
  },
}
