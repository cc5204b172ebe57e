return summon "Cleric" "Thelonite Druid" {
  cost = "{2}{G}", power = 1, toughness = 1,
  text = [[{1}{G}, {T}, sacrifice a creature: All forests you control become 2/3 creatures that are still lands until end of turn.]],
  differs = { "types" },
  activated {
    cost = { "{1}{G}, {T}", sacrifice(creatures) },
    until_end_of_turn(lands:of_type "forest":controlled_by(you), { is_also = "creature", power = 2, toughness = 3 }),
  },
}
