return artifact "Gauntlet of Might" {
  cost = "{4}",
  text = [[
    All red creatures get +1/+1.
    Whenever a mountain is tapped for mana, its controller adds an additional red mana.
  ]],
  differs = { "effect" },
  continuous { affects = creatures:that_are "red", plus = "+1/+1" },
  tapped_for_mana { what = lands:of_type "mountain", add_mana_of_any_colour(1, controller_of(it), "red") },
}
