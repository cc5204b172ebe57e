return summon "Elf" "Elvish Farmer" {
  cost = "{1}{G}", power = 0, toughness = 2,
  text = [[
    During your upkeep, put a spore counter on Elvish Farmer.
    Remove three spore counters from Elvish Farmer: Put a 1/1 green Saproling token into play.
    Sacrifice a Saproling: Gain 2 life.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  activated {
    cost = remove_counters("spore", 3, self),
    make_token(1, token "Saproling" "Saproling" { power = 1, toughness = 1, colour = "green" }),
  },
  activated { cost = sacrifice(creatures:of_type "saproling"), gain_life(2) },
}
