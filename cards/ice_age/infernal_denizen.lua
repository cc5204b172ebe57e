return summon "Infernal Denizen" "Infernal Denizen" {
  cost = "{7}{B}", power = 5, toughness = 7,
  text = [[
    During your upkeep, sacrifice two swamps. If you cannot, tap Infernal Denizen, and your opponent may gain control of target creature you control of their choice as long as Infernal Denizen remains in play.
    {T}: Gain control of target creature as long as Infernal Denizen remains in play.
  ]],
  differs = { "types", "effect" },
  at_upkeep {
    of = you,
    search(2, lands:of_type "swamp":controlled_by(you), { sacrifice(found) }),
    when(not_so(compare(result, "at least", 2)), { tap(self), may { by = opponent, aim_at(creatures:controlled_by(you), { while_in_play(it, { controller = opponent }) }, {}, opponent) } }),
  },
  activated { cost = "{T}", target = creature, while_in_play(target, { controller = you }) },
}
