return summon "Wall" "Wall of Dust" {
  cost = "{2}{R}", power = 1, toughness = 4,
  text = [[Whenever Wall of Dust blocks a creature, at the beginning of that creature's controller's next main phase, that creature cannot attack this turn.]],
  differs = { "effect" },
  blocks {
    what = self,
    blocked = creatures,
    the_next_time {
      event = at_phase { phase = "main", of = controller_of(other_one), part = "beginning" },
      this_turn(cannot_attack { affects = other_one }),
    },
  },
}
