return summon "Faerie" "Willow Priestess" {
  cost = "{2}{G}{G}", power = 2, toughness = 2,
  text = [[
    {T}: You may put a Faerie card from your hand into play.
    {2}{G}: Target green creature gains protection from black until end of turn.
  ]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    may { search(1, cards:of_type "faerie":owned_by(you):in_zone "hand"), return_to_play(found) },
  },
  activated {
    cost = "{2}{G}",
    target = creature:that_are "green",
    until_end_of_turn(target, { gains = protection { from = "black" } }),
  },
}
