-- House rules for a long evening: more life, a smaller hand, and no price for mana that nobody used.
return rule_set "kitchen_table" {
  text = "The duel as it is played at home.",
  phases = {
    { name = "untap", action = "untap", fast_effects = false },
    { name = "upkeep" },
    { name = "draw", action = "draw" },
    { name = "main", action = "main" },
    { name = "discard", action = "discard" },
    { name = "cleanup", action = "cleanup", fast_effects = false },
  },
  options = {
    ["setup.life"] = 30,
    ["discard.limit"] = 5,
    ["mana.burn"] = false,
  },
  -- R-CRE-9
  cannot_attack { affects = creatures:of_type "wall" },
}
