return enchant_creature "Aspect of Wolf" {
  cost = "{1}{G}",
  text = [[Enchanted creature gets +X/+Y, where X is half the number of forests you control, rounded down and Y is half the number of forests you control, rounded up.]],
  continuous {
    affects = enchanted,
    plus = {
      half_down(count(lands:of_type "forest":controlled_by(you))),
      half_up(count(lands:of_type "forest":controlled_by(you))),
    },
  },
}
