return summon "Djinn" "Erhnam Djinn" {
  cost = "{3}{G}", power = 4, toughness = 5,
  text = [[During your upkeep, target non-Wall creature your opponent controls gains forestwalk until your next turn.]],
  differs = { "effect" },
  at_upkeep {
    of = you,
    target = creature:not_ "wall":controlled_by(opponent),
    until_next_turn(target, { gains = landwalk "forest" }),
  },
}
