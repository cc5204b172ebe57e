return sorcery "Falling Star" {
  cost = "{2}{R}",
  text = [[Flip Falling Star. It deals 3 damage to each creature Falling Star touches. When that damage is dealt, tap all creatures dealt damage this way.]],
  flip_card(),
  deal(3, found:that_are "creature"),
  when_damage_is_dealt { tap(creatures:damaged_by(self)) },
}
