return summon "Fungus" "Thallid Devourer" {
  cost = "{1}{G}{G}", power = 2, toughness = 2,
  text = [[
    During your upkeep, put a spore counter on Thallid Devourer.
    Remove three spore counters from Thallid Devourer: Put a 1/1 green Saproling token into play.
    Sacrifice a Saproling: Thallid Devourer gets +1/+2 until end of turn.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  activated {
    cost = remove_counters("spore", 3, self),
    make_token(1, token "Saproling" "Saproling" { power = 1, toughness = 1, colour = "green" }),
  },
  activated { cost = sacrifice(creatures:of_type "saproling"), until_end_of_turn(self, { plus = "+1/+2" }) },
}
