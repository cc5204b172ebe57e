return summon "Insect Wizard" "Xira Arien" {
  cost = "{B}{R}{G}", power = 1, toughness = 2, legend = true,
  text = [[
    Flying
    {B}{R}{G}, {T}: Target player draws a card.
  ]],
  flying,
  activated { cost = "{B}{R}{G}, {T}", target = player, draw(1, target) },
}
