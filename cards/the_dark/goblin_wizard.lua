return summon "Goblin" "Goblin Wizard" {
  cost = "{2}{R}{R}", power = 1, toughness = 1,
  text = [[
    {T}: You may put a Goblin card from your hand into play.
    {R}: Target Goblin gains protection from white until end of turn.
  ]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    may { search(1, cards:of_type "goblin":owned_by(you):in_zone "hand"), return_to_play(found) },
  },
  activated {
    cost = "{R}",
    target = creature:of_type "goblin",
    until_end_of_turn(target, { gains = protection { from = "white" } }),
  },
}
