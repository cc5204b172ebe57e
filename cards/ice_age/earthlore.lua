return enchantment "Earthlore" {
  cost = "{G}", on = lands:controlled_by(you),
  text = [[Tap enchanted land: Target blocking creature gets +1/+2 until end of turn.]],
  differs = { "effect" },
  activated {
    cost = tap(enchanted),
    target = creature:blocking(),
    until_end_of_turn(target, { plus = "+1/+2" }),
  },
}
