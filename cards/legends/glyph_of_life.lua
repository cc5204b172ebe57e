return instant "Glyph of Life" {
  cost = "{W}",
  text = [[Whenever an attacking creature deals damage to target Wall this turn, gain that much life.]],
  target = creature:of_type "wall",
  whenever_this_turn {
    event = deals_damage { what = creatures:attacking(), to = target },
    gain_life(that_much),
  },
}
