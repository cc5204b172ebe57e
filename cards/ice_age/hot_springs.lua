return enchantment "Hot Springs" {
  cost = "{1}{G}", on = lands:controlled_by(you),
  text = [[Tap enchanted land: Prevent up to 1 damage to any creature or player.]],
  differs = { "effect" },
  activated { cost = tap(enchanted), target = packet, prevent(1, target) },
}
