return summon "Dwarf" "Dwarven Armorer" {
  cost = "{R}", power = 0, toughness = 2,
  text = [[
    {R}, {T}, discard a card: Choose one —
    • Put a +0/+1 counter on target creature.
    • Put a +1/+0 counter on target creature.
  ]],
  activated {
    cost = { "{R}, {T}", discard(1) },
    choose_one {
      mode { target = creature, put_counters("+0/+1", 1, target) },
      mode { target = creature, put_counters("+1/+0", 1, target) },
    },
  },
}
