return enchantment "Invoke Prejudice" {
  cost = "{U}{U}{U}{U}",
  text = [[Whenever your opponent successfully casts a nonartifact creature spell that does not share a color with a creature you control, counter it unless that player pays {X}, where X is its casting cost.]],
  differs = { "affected" },
  successfully_cast {
    what = spells:that_are "creature":not_ "artifact":not_sharing_colour(creatures:controlled_by(you)),
    by = opponent,
    unless { by = that_player, pay = { "{1}", times = casting_cost_of(it) }, counter(it) },
  },
}
