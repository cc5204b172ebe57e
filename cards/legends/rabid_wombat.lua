return summon "Wombat" "Rabid Wombat" {
  cost = "{2}{G}{G}", power = 0, toughness = 1,
  text = [[
    Attacking does not cause Rabid Wombat to tap.
    Rabid Wombat gets +2/+2 for each creature enchantment attached to it.
  ]],
  differs = { "effect" },
  attacks_without_tapping {},
  continuous {
    plus = {
      product(2, count(enchantments:on_creatures():enchanting(self))),
      product(2, count(enchantments:on_creatures():enchanting(self))),
    },
  },
}
