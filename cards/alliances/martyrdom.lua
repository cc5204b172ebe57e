return instant "Martyrdom" {
  cost = "{1}{W}{W}",
  text = [[Target creature you control gains "{0}: Up to 1 damage to any creature or player is dealt to this card instead." until end of turn. Only you may use this ability.]],
  target = creature:controlled_by(you),
  until_end_of_turn(target, { gains = activated { cost = "{0}", user = you, target = packet, redirect(target, self, 1) } }),
}
