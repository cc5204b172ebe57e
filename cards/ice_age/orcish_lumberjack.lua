return summon "Orc" "Orcish Lumberjack" {
  cost = "{R}", power = 1, toughness = 1,
  text = [[{T}, sacrifice a forest: Add three mana in any combination of red and/or green to your mana pool. Play this ability as a mana source.]],
  differs = { "timing" },
  activated {
    cost = { "{T}", sacrifice(lands:of_type "forest") },
    speed = "mana source",
    repeat_times(3, { add_mana_of_any_colour(1, each_player, { "red", "green" }) }),
  },
}
