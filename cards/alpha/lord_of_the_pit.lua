return summon "Demon" "Lord of the Pit" {
  cost = "{4}{B}{B}{B}", power = 7, toughness = 7,
  text = [[
    Flying
    Trample
    During your upkeep, sacrifice a creature other than Lord of the Pit. If you cannot, Lord of the Pit deals 7 damage to you.
  ]],
  flying,
  trample,
  at_upkeep {
    of = you,
    search(1, creatures:controlled_by(you):other(), { sacrifice(found) }),
    when(compare(result, "exactly", 0), { deal(7, you) }),
  },
}
