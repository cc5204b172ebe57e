return instant "Glyph of Delusion" {
  cost = "{U}",
  text = [[Put X glyph counters on target creature that was blocked by target Wall this turn, where X is its power. It gains "As long as there are one or more glyph counters on this card, this card does not untap during its controller's untap phase." and "During your upkeep, remove a glyph counter from this card."]],
  targets = { creature:of_type "wall", creature:was_blocked(target) },
  put_counters("glyph", power_of(targets(2)), targets(2)),
  for_good(targets(2), {
    gains = {
      does_not_untap { only_if = compare(counters_on(self, "glyph"), "at least", 1) },
      at_upkeep { of = you, remove_counters("glyph", 1, self) },
    },
  }),
}
