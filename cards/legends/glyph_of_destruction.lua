return instant "Glyph of Destruction" {
  cost = "{R}",
  text = [[Target Wall you control gains "As long as this card is blocking, this card gets +10/+0." until end of turn. Damage dealt to it is reduced to 0 this turn. Destroy it at end of turn.]],
  differs = { "affected", "effect" },
  target = creature:of_type "wall":controlled_by(you),
  until_end_of_turn(target, { gains = continuous { affects = self:blocking(), plus = "+10/+0" } }),
  this_turn(reduces_damage { affects = target }),
  next_end_of_turn { destroy(target) },
}
