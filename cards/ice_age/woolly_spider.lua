return summon "Spider" "Woolly Spider" {
  cost = "{1}{G}{G}", power = 2, toughness = 3,
  text = [[
    Web
    Whenever Woolly Spider blocks a creature with flying, Woolly Spider gets +0/+2 until end of turn.
  ]],
  web,
  blocks { what = self, blocked = creatures:with "flying", until_end_of_turn(self, { plus = "+0/+2" }) },
}
