return sorcery "Soul Burn" {
  cost = "{X}{2}{B}", extra_cost = { "{0}", x_only = { "black", "red" } },
  text = [[
    Spend only black and/or red mana on X.
    Soul Burn deals X damage to target creature or player. Gain life equal to the amount of black mana spent on X, but not more than the toughness of the creature or the life total of the player.
  ]],
  differs = { "effect" },
  target = creature_or_player,
  deal(x, target),
  when(is(target, players), {
    gain_life(smallest(smallest(x, difference(mana_spent "black", 1)), life_of(target))),
  }, {
    gain_life(smallest(smallest(x, difference(mana_spent "black", 1)), toughness_of(target))),
  }),
}
