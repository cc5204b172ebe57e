return sorcery "Chain Lightning" {
  cost = "{R}",
  text = [[Chain Lightning deals 3 damage to target creature or player. When that damage is dealt, that player or that permanent's controller may pay {R}{R}. If that player does, that player or that permanent's controller may copy Chain Lightning and may choose new targets for the copy.]],
  differs = { "effect" },
  target = creature_or_player,
  deal(3, target),
  when_damage_is_dealt {
    may {
      by = controller_of(target),
      pay = "{R}{R}",
      copy_spell { spell = self, by = controller_of(target), new_targets = true },
    },
  },
}
