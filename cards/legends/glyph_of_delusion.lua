return instant "Glyph of Delusion" {
  cost = "{U}",
  text = [[Put X glyph counters on target creature that target Wall blocked this turn, where X is the power of that blocked creature. The creature gains "This creature doesn't untap during your untap step if it has a glyph counter on it" and "At the beginning of your upkeep, remove a glyph counter from this creature."]],
  unread "Put X glyph counters on target creature that target Wall blocked this turn, where X is the power of that blocked creature.",
  unread "The creature gains \"This creature doesn't untap during your untap step if it has a glyph counter on it\" and \"At the beginning of your upkeep, remove a glyph counter from this creature.\"",
}
