return enchant_land "Forbidden Lore" {
  cost = "{2}{G}",
  text = [[Tap enchanted land: Target creature gets +2/+1 until end of turn.]],
  differs = { "effect" },
  activated { cost = tap(enchanted), target = creature, until_end_of_turn(target, { plus = "+2/+1" }) },
}
