return enchantment "Caribou Range" {
  cost = "{2}{W}{W}", on = lands:controlled_by(you),
  text = [[
    {W}{W}, tap enchanted land: Put a 0/1 white Caribou token into play.
    Sacrifice a Caribou token: Gain 1 life.
  ]],
  differs = { "effect" },
  activated {
    cost = { "{W}{W}", tap(enchanted) },
    make_token(1, token "Caribou" "Caribou" { power = 0, toughness = 1, colour = "white" }),
  },
  activated { cost = sacrifice(permanents:of_type "caribou":token()), gain_life(1) },
}
