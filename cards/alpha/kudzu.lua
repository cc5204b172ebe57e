return enchant_land "Kudzu" {
  cost = "{1}{G}{G}",
  text = [[Whenever enchanted land becomes tapped, destroy it. If there is a land destroyed this way, its controller may attach Kudzu to a land of their choice.]],
  differs = { "effect" },
  becomes_tapped {
    what = enchanted,
    destroy(enchanted),
    when(some(destroyed:that_are "land"), { may { by = controller_of(enchanted), search(1, lands, {}, controller_of(enchanted)), attach(self, found) } }),
  },
}
