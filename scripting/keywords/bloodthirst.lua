return keyword "bloodthirst" {
  takes = "number",
  text = "It comes into play with that many +1/+1 counters where the opponent was dealt damage this turn.",
  enters_with_counters { kind = "+1/+1", n = parameter, only_if = compare(damage_taken(opponent), "at least", 1) },
}
