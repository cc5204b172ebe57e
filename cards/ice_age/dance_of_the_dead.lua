return enchantment "Dance of the Dead" {
  cost = "{1}{B}", on = cards:that_are "creature":in_zone "graveyard",
  text = [[
    When Dance of the Dead comes into play, if it is in play, it loses "enchant creature card from a graveyard" and gains "enchant creature put into play with Dance of the Dead". Put enchanted creature into play tapped. Attach Dance of the Dead to the moved card. When Dance of the Dead leaves play, bury that card.
    Enchanted creature does not untap during its controller's untap phase.
    Enchanted creature gets +1/+1.
    At the end of the upkeep of enchanted creature's controller, that player may pay {1}{B}. If that player does, untap it.
  ]],
  differs = { "timing", "effect" },
  comes_into_play {
    what = self,
    condition = some(self:in_zone "in play"),
    from_now_on(enchants_instead { on = creatures:brought_by(self), affects = self }),
    return_to_play_tapped(enchanted),
    attach(self, moved),
    the_next_time { event = leaves_play { what = self }, bury(moved) },
  },
  does_not_untap { affects = enchanted },
  continuous { affects = enchanted, plus = "+1/+1" },
  at_upkeep { of = controller_of(enchanted), part = "end", may { by = that_player, pay = "{1}{B}", untap(enchanted) } },
}
