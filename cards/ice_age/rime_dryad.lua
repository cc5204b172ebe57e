return summon "Dryad" "Rime Dryad" {
  cost = "{G}", power = 1, toughness = 2,
  text = [[Snow-covered forestwalk]],
  landwalk { from = permanents:that_are "snow-covered":of_type "forest" },
}
