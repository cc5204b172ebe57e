return instant "Glyph of Destruction" {
  cost = "{R}",
  text = [[Target blocking Wall you control gets +10/+0 until end of combat. Damage dealt to it is reduced to 0 this turn. Destroy it at end of turn.]],
  target = creature:of_type "wall":blocking():controlled_by(you),
  until_end_of_combat(target, { plus = "+10/+0" }),
  this_turn(reduces_damage { affects = target }),
  next_end_of_turn { destroy(target) },
}
