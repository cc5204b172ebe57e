return summon "Vulture" "Osai Vultures" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    At the end of any turn, if there is a creature that was put into a graveyard from play this turn, put a carrion counter on Osai Vultures.
    Remove two carrion counters from Osai Vultures: Osai Vultures gets +1/+1 until end of turn.
  ]],
  differs = { "types" },
  flying,
  at_end_of_turn { condition = some(died:that_are "creature"), put_counters("carrion", 1, self) },
  activated { cost = remove_counters("carrion", 2, self), until_end_of_turn(self, { plus = "+1/+1" }) },
}
