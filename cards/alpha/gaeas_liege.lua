return summon "Gaea's Liege" "Gaea's Liege" {
  cost = "{3}{G}{G}{G}", power = 0, toughness = 0,
  text = [[
    As long as Gaea's Liege is not attacking, its power and toughness are each equal to the number of forests you control.
    As long as Gaea's Liege is attacking, its power and toughness are each equal to the number of forests defending player controls.
    {T}: Target land becomes a forest as long as Gaea's Liege remains in play.
  ]],
  differs = { "types" },
  continuous {
    only_if = not_so(is(self, permanents:attacking())),
    power = count(lands:of_type "forest":controlled_by(you)),
    toughness = count(lands:of_type "forest":controlled_by(you)),
  },
  continuous {
    affects = self:attacking(),
    power = count(lands:of_type "forest":controlled_by(defending_player)),
    toughness = count(lands:of_type "forest":controlled_by(defending_player)),
  },
  activated { cost = "{T}", target = land, while_in_play(target, { becomes_land = "forest" }) },
}
