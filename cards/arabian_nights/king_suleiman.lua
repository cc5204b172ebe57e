return summon "King" "King Suleiman" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[{T}: Choose an Efreet or Djinn creature. Destroy that card.]],
  differs = { "types", "effect" },
  activated {
    cost = "{T}",
    search(1, either(creatures:of_type "efreet", creatures:of_type "djinn")),
    destroy(found),
  },
}
