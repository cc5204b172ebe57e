return summon "Evil Eye" "Evil Eye of Orms-by-Gore" {
  cost = "{4}{B}", power = 3, toughness = 6,
  text = [[
    Non-Eye creatures you control cannot attack.
    Evil Eye of Orms-by-Gore cannot be blocked by non-Wall creatures.
  ]],
  differs = { "types" },
  cannot_attack { affects = creatures:not_ "eye":controlled_by(you) },
  cannot_be_blocked { by = creatures:not_ "wall" },
}
