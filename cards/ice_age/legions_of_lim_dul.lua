return summon "Zombie" "Legions of Lim-Dûl" {
  cost = "{1}{B}{B}", power = 2, toughness = 3,
  text = [[Snow-covered swampwalk]],
  landwalk { from = permanents:that_are "snow-covered":of_type "swamp" },
}
