return summon "Human" "King Suleiman" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[{T}: Destroy target Djinn or Efreet creature.]],
  activated {
    cost = "{T}",
    target = either(creature:of_type "djinn", creature:of_type "efreet"),
    destroy(target),
  },
}
