return summon "Wall" "Wall of Caltrops" {
  cost = "{1}{W}", power = 2, toughness = 1,
  text = [[Whenever Wall of Caltrops blocks a creature, if there is a Wall other than Wall of Caltrops blocking that creature in play and there are no non-Wall creatures blocking that creature in play, Wall of Caltrops gains banding until end of turn.]],
  blocks {
    what = self,
    blocked = creatures,
    condition = all_of(some(creatures:of_type "wall":other():blocking_any(other_one)), no(creatures:not_ "wall":blocking_any(other_one))),
    until_end_of_turn(self, { gains = banding }),
  },
}
