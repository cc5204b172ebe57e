return summon "Ghoul" "Ashen Ghoul" {
  cost = "{3}{B}", power = 3, toughness = 1,
  text = [[
    As long as Ashen Ghoul came into play this turn, it can attack as though it were unaffected by summoning sickness.
    {B}: Put Ashen Ghoul from your graveyard into play. Use this ability only at the end of your upkeep and only if there are three or more creature cards above it.
  ]],
  differs = { "types", "timing", "effect" },
  attacks_at_once { only_if = is(self, permanents:entered_this_turn()) },
  activated {
    cost = "{B}",
    only_if = all_of(all_of(phase "end of upkeep", your_turn), compare(count(cards:that_are "creature":above(self)), "at least", 3)),
    return_to_play(self:in_zone "graveyard"),
  },
}
