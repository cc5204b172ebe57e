return summon "Asp" "Nafs Asp" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[Whenever Nafs Asp deals damage to a player, if it is not the draw phase, at the beginning of that player's next draw phase, it deals 1 damage to that player. That player may pay {1} before then to prevent this.]],
  differs = { "types", "effect" },
  deals_damage {
    what = self,
    to = players,
    condition = not_so(phase "draw"),
    the_next_time {
      event = at_draw { of = that_player, part = "beginning" },
      unless_paid = "{1}",
      by = that_player,
      deal(1, that_player),
    },
  },
}
