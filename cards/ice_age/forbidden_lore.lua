return enchant_land "Forbidden Lore" {
  cost = "{2}{G}",
  text = [[Enchanted land gains "{T}: Target creature gets +2/+1 until end of turn."]],
  continuous {
    affects = enchanted,
    gains = activated { cost = "{T}", target = creature, until_end_of_turn(target, { plus = "+2/+1" }) },
  },
}
