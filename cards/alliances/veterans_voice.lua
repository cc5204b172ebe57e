return enchantment "Veteran's Voice" {
  cost = "{R}", on = creatures:controlled_by(you),
  text = [[Tap enchanted creature: Target creature other than enchanted creature gets +2/+1 until end of turn.]],
  differs = { "effect" },
  activated {
    cost = tap(enchanted),
    target = creature:not_among(enchanted),
    until_end_of_turn(target, { plus = "+2/+1" }),
  },
}
