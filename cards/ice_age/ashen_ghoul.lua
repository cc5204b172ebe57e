return summon "Ghoul" "Ashen Ghoul" {
  cost = "{3}{B}", power = 3, toughness = 1,
  text = [[
    Ashen Ghoul can attack as though it were unaffected by summoning sickness.
    {B}: Put Ashen Ghoul from your graveyard into play. Use this ability only at the end of your upkeep and only if there are three or more creature cards above it.
  ]],
  differs = { "types", "timing", "effect" },
  attacks_at_once {},
  activated {
    cost = "{B}",
    only_if = all_of(all_of(phase "end of upkeep", your_turn), compare(count(cards:that_are "creature":above(self)), "at least", 3)),
    return_to_play(self:in_zone "graveyard"),
  },
}
