-- House rules for a long evening: more life, a smaller hand, and no price for mana that nobody used.
return rule_set "kitchen_table" {
  text = "The duel as it is played at home.",
  like = "fifth",
  options = {
    ["setup.life"] = 30,
    ["discard.limit"] = 5,
    ["mana.burn"] = false,
  },
}
