return sorcery "Soul Burn" {
  cost = "{X}{2}{B}", extra_cost = { "{0}", x_only = { "black", "red" } },
  text = [[
    Spend only black and/or red mana on X.
    Soul Burn deals X damage to target creature or player. Gain 1 life for each 1 damage dealt, but not more than the amount of black mana spent on X, the toughness of the creature, or the life total of the player before the damage.
  ]],
  target = creature_or_player,
  deal(x, target),
  when_damage_is_dealt {
    when(is(target, players), { gain_life(smallest(that_much, smallest(x, difference(mana_spent "black", 1)), sum(life_of(target), that_much))) }, { gain_life(smallest(that_much, smallest(x, difference(mana_spent "black", 1)), toughness_of(target))) }),
  },
}
