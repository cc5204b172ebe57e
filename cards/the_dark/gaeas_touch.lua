return enchantment "Gaea's Touch" {
  cost = "{G}{G}",
  text = [[
    {0}: You may put a basic forest card from your hand into play. Use this ability only once each turn. Play this ability as a sorcery.
    Sacrifice Gaea's Touch: Add {G}{G} to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "timing" },
  activated {
    cost = "{0}",
    speed = "sorcery",
    only_if = compare(uses_this_turn, "at most", 0),
    may {
      search(1, cards:that_are "basic":of_type "forest":owned_by(you):in_zone "hand"),
      return_to_play(found),
    },
  },
  activated { cost = sacrifice(self), speed = "mana source", add_mana("{G}{G}") },
}
