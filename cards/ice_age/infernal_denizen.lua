return summon "Infernal Denizen" "Infernal Denizen" {
  cost = "{7}{B}", power = 5, toughness = 7,
  text = [[
    During your upkeep, sacrifice 2 swamps. If you cannot, tap Infernal Denizen, and an opponent may gain control of a creature you control of their choice as long as this card remains in play.
    {T}: Gain control of target creature as long as this card remains in play.
  ]],
  differs = { "types" },
  at_upkeep {
    of = you,
    search(2, lands:of_type "swamp":controlled_by(you), { sacrifice(found) }),
    when(not_so(compare(result, "at least", 2)), { tap(self), may { by = opponent, search(1, creatures:controlled_by(you), {}, opponent), while_in_play(found, { controller = opponent }) } }),
  },
  activated { cost = "{T}", target = creature, while_in_play(target, { controller = you }) },
}
