return summon "Dwarf" "Dwarven Sea Clan" {
  cost = "{2}{R}", power = 1, toughness = 1,
  text = [[{T}: Dwarven Sea Clan deals 2 damage to target attacking or blocking creature whose controller controls an island at end of combat.]],
  differs = { "effect" },
  activated {
    cost = "{T}",
    target = either(creature:attacking():controlled_by(controller_of(lands:of_type "island")), creature:blocking():controlled_by(controller_of(lands:of_type "island"))),
    next_end_of_combat { deal(2, target) },
  },
}
