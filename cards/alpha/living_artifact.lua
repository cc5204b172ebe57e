return enchant_artifact "Living Artifact" {
  cost = "{G}",
  text = [[
    Whenever you is dealt damage, put that much vitality counters on Living Artifact.
    During your upkeep, you may remove a vitality counter from Living Artifact. If you do, you gain 1 life.
  ]],
  deals_damage { to = you, put_counters("vitality", that_much, self) },
  at_upkeep { of = you, may { pay = remove_counters("vitality", 1, self), gain_life(1) } },
}
