return enchant_land "Equinox" {
  cost = "{W}",
  text = [[Tap enchanted land: Counter target spell that would destroy a land you control.]],
  activated {
    cost = tap(enchanted),
    target = spell:would_destroy(land:controlled_by(you)),
    counter(target),
  },
}
