return summon "Fungus" "Thallid" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[
    During your upkeep, put a spore counter on Thallid.
    Remove three spore counters from Thallid: Put a 1/1 green Saproling token into play.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  activated {
    cost = remove_counters("spore", 3, self),
    make_token(1, token "Saproling" "Saproling" { power = 1, toughness = 1, colour = "green" }),
  },
}
