return summon "Wall" "Wall of Tombstones" {
  cost = "{1}{B}", power = 0, toughness = 1,
  text = [[At the end of your upkeep, change Wall of Tombstones's base toughness to 1 plus the number of creature cards in your graveyard.]],
  differs = { "timing" },
  at_upkeep {
    of = you,
    part = "end",
    for_good(self, { toughness = sum(1, count(cards:that_are "creature":owned_by(you):in_zone "graveyard")) }),
  },
}
