return enchant_world "In the Eye of Chaos" {
  cost = "{2}{U}",
  text = [[Whenever a player successfully casts an instant or interrupt spell, counter it unless that player pays {X}, where X is its casting cost.]],
  differs = { "affected" },
  successfully_cast {
    what = spells:that_are "instant or interrupt",
    unless { by = that_player, pay = { "{1}", times = casting_cost_of(it) }, counter(it) },
  },
}
