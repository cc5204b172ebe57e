return summon "Orc" "Orcish Conscripts" {
  cost = "{R}", power = 2, toughness = 2,
  text = [[
    Orcish Conscripts cannot attack unless at least two other creatures attack.
    Orcish Conscripts cannot block unless at least two other creatures block.
  ]],
  attack_company { n = 2 },
  block_company { n = 2 },
}
