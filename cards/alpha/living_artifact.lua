return enchant_artifact "Living Artifact" {
  cost = "{G}",
  text = [[
    Whenever you are dealt damage, put that many vitality counters on Living Artifact.
    Remove a vitality counter from Living Artifact: Gain 1 life. Use this ability only during your upkeep and only once each turn.
  ]],
  differs = { "effect" },
  deals_damage { to = you, put_counters("vitality", that_much, self) },
  activated {
    cost = remove_counters("vitality", 1, self),
    only_if = all_of(all_of(phase "upkeep", your_turn), compare(uses_this_turn, "at most", 0)),
    gain_life(1),
  },
}
