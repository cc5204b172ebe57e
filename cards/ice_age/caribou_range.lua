return enchantment "Caribou Range" {
  cost = "{2}{W}{W}", on = lands:controlled_by(you),
  text = [[
    Enchanted land gains "{W}{W}, {T}: Put a 0/1 white Caribou creature token into play."
    Sacrifice a Caribou token: You gain 1 life.
  ]],
  continuous {
    affects = enchanted,
    gains = activated {
      cost = "{W}{W}, {T}",
      make_token(1, token "Caribou" "Caribou" { power = 0, toughness = 1, colour = "white" }),
    },
  },
  activated { cost = sacrifice(permanents:of_type "caribou":token()), gain_life(1) },
}
