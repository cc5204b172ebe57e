return summon "Asp" "Nafs Asp" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Whenever Nafs Asp deals damage to a player, that player loses 1 life at the beginning of their next draw step unless they pay {1} before that draw step.]],
  differs = { "types" },
  unread "Whenever Nafs Asp deals damage to a player, that player loses 1 life at the beginning of their next draw step unless they pay {1} before that draw step.",
}
