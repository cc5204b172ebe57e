return enchant_world "In the Eye of Chaos" {
  cost = "{2}{U}",
  text = [[Instant or interrupt spells are countered unless their caster pays {X}, where X is that spell's casting cost.]],
  differs = { "affected" },
  successfully_cast {
    what = spells:that_are "instant or interrupt",
    unless { by = that_player, pay = { "{1}", times = casting_cost_of(it) }, counter(it) },
  },
}
