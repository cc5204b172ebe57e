return summon "Bandit" "Scarwood Bandits" {
  cost = "{2}{G}{G}", power = 2, toughness = 2,
  text = [[
    Forestwalk
    {2}{G}, {T}: Gain control of target artifact as long as Scarwood Bandits remains in play unless your opponent pays {2}.
  ]],
  differs = { "types" },
  landwalk "forest",
  activated {
    cost = "{2}{G}, {T}",
    target = artifact,
    unless { by = opponent, pay = "{2}", while_in_play(target, { controller = you }) },
  },
}
