return summon "Avatar" "Personal Incarnation" {
  cost = "{3}{W}{W}{W}", power = 6, toughness = 6,
  text = [[
    {0}: Up to 1 damage to Personal Incarnation is dealt to its owner instead. Only its owner may use this ability.
    When Personal Incarnation is put into a graveyard from play, its owner loses half their life, rounded up.
  ]],
  differs = { "types" },
  activated {
    cost = "{0}",
    user = owner_of(self),
    target = packet:to(self),
    redirect(target, owner_of(self), 1),
  },
  put_into_graveyard { what = self, lose_life(half_up(life_of(owner_of(self))), owner_of(self)) },
}
