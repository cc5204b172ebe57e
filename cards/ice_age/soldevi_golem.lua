return artifact_creature "Golem" "Soldevi Golem" {
  cost = "{4}", power = 5, toughness = 3,
  text = [[
    Soldevi Golem does not untap during its controller's untap phase.
    {0}: Untap target creature your opponent controls. If you do, at the end of your upkeep, untap Soldevi Golem. Use this ability only during your upkeep.
  ]],
  differs = { "timing", "effect" },
  does_not_untap {},
  activated {
    cost = "{0}",
    only_if = all_of(phase "upkeep", your_turn),
    target = creature:controlled_by(opponent),
    first { to = { the_next_time { event = at_upkeep { of = you, part = "end" }, untap(self) } }, untap(target) },
  },
}
