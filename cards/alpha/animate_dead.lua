return enchantment "Animate Dead" {
  cost = "{1}{B}", on = cards:that_are "creature":in_zone "graveyard",
  text = [[
    When Animate Dead comes into play, if it is in play, it loses "enchant creature card from a graveyard" and gains "enchant creature put into play with Animate Dead". Put enchanted creature into play. Attach Animate Dead to the moved card. When Animate Dead leaves play, bury it.
    Enchanted creature gets -1/-0.
  ]],
  differs = { "effect" },
  comes_into_play {
    what = self,
    condition = some(self:in_zone "in play"),
    from_now_on(enchants_instead { on = creatures:brought_by(self), affects = self }),
    return_to_play(enchanted),
    attach(self, moved),
    the_next_time { event = leaves_play { what = self }, bury(moved) },
  },
  continuous { affects = enchanted, plus = "-1/+0" },
}
