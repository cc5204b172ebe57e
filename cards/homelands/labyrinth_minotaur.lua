return summon "Minotaur" "Labyrinth Minotaur" {
  cost = "{3}{U}", power = 1, toughness = 4,
  text = [[Whenever Labyrinth Minotaur blocks a creature, that creature does not untap during its controller's next untap phase.]],
  blocks { what = self, blocked = creatures, through_next_untap(does_not_untap { affects = other_one }) },
}
