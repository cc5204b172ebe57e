return summon "Wall" "Wall of Dust" {
  cost = "{2}{R}", power = 1, toughness = 4,
  text = [[Whenever Wall of Dust blocks a creature, that creature cannot attack during its controller's next turn.]],
  blocks {
    what = self,
    blocked = creatures,
    the_next_time {
      event = at_phase { phase = "untap", of = controller_of(other_one), part = "beginning" },
      this_turn(cannot_attack { affects = other_one }),
    },
  },
}
