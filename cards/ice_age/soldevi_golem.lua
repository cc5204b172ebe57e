return artifact_creature "Golem" "Soldevi Golem" {
  cost = "{4}", power = 5, toughness = 3,
  text = [[
    Soldevi Golem does not untap during its controller's untap phase.
    During your upkeep, you may untap target tapped creature your opponent controls. If you do, untap Soldevi Golem.
  ]],
  does_not_untap {},
  at_upkeep {
    of = you,
    target = creature:tapped():controlled_by(opponent),
    may { first { to = { untap(self) }, untap(target) } },
  },
}
