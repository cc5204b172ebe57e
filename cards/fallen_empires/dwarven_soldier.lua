return summon "Dwarf" "Dwarven Soldier" {
  cost = "{1}{R}", power = 2, toughness = 1,
  text = [[Whenever Dwarven Soldier blocks or is blocked by one or more Orcs, it gets +0/+2 until end of turn.]],
  differs = { "types" },
  blocks {
    what = self,
    blocked = creatures:of_type "orc",
    once = true,
    until_end_of_turn(self, { plus = "+0/+2" }),
  },
  becomes_blocked {
    what = self,
    by = creatures:of_type "orc",
    once = true,
    until_end_of_turn(self, { plus = "+0/+2" }),
  },
}
