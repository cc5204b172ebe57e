return instant "Broken Visage" {
  cost = "{4}{B}",
  text = [[Bury target nonartifact attacking creature. Put a black Shadow creature token into play. Its power is equal to that creature's power and its toughness is equal to that creature's toughness. Bury that token at end of turn.]],
  differs = { "effect" },
  target = creature:not_ "artifact":attacking(),
  bury(target),
  make_token(1, token "Shadow" "Shadow" { power = 0, toughness = 0, colour = "black" }),
  for_good(made, { power = power_of(target), toughness = toughness_of(target) }),
  next_end_of_turn { bury(made) },
}
