return enchantment "Nature's Blessing" {
  cost = "{2}{W}{G}",
  text = [[
    {W}{G}, discard a card: Choose one —
    • Put a +1/+1 counter on target creature.
    • Target creature gains banding.
    • Target creature gains first strike.
    • Target creature gains trample.
  ]],
  activated {
    cost = { "{W}{G}", discard(1) },
    choose_one {
      mode { target = creature, put_counters("+1/+1", 1, target) },
      mode { target = creature, for_good(target, { gains = banding }) },
      mode { target = creature, for_good(target, { gains = first_strike }) },
      mode { target = creature, for_good(target, { gains = trample }) },
    },
  },
}
