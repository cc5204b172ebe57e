return summon "Fox" "Arctic Foxes" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[As long as defending player controls a snow-covered land, Arctic Foxes cannot be blocked by creatures with power 2 or more.]],
  cannot_be_blocked {
    by = creatures:power(2),
    only_if = some(lands:that_are "snow-covered":controlled_by(defending_player)),
  },
}
