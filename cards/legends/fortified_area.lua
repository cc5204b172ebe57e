return enchantment "Fortified Area" {
  cost = "{1}{W}{W}",
  text = [[All Walls you control get +1/+0 and have banding.]],
  continuous { affects = creatures:of_type "wall":controlled_by(you), plus = "+1/+0", gains = banding },
}
