return sorcery "Drain Life" {
  cost = "{X}{1}{B}",
  text = [[
    Spend only black mana on X.
    Drain Life deals X damage to target creature or player. You gain 1 life for each 1 damage dealt, but not more than the toughness of the creature or the life total of the player before the damage.
  ]],
  extra_cost = { x_only = "black" },
  target = creature_or_player,
  deal(x, target),
  when_damage_is_dealt {
    when(is(target, player),
      { gain_life(smallest(that_much, life_before)) },
      { gain_life(smallest(that_much, toughness_of(target))) }),
  },
}
