-- A turn with one phase more: between draw and main the market is open.
return rule_set "market" {
  text = "The duel with a market phase between draw and main.",
  like = "fifth",
  phases = {
    { name = "untap", action = "untap", fast_effects = false },
    { name = "upkeep" },
    { name = "draw", action = "draw" },
    { name = "market" },
    { name = "main", action = "main" },
    { name = "discard", action = "discard" },
    { name = "cleanup", action = "cleanup", fast_effects = false },
  },
}
