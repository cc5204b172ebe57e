return summon "Archaeologist" "Argivian Archaeologist" {
  cost = "{1}{W}{W}", power = 1, toughness = 1,
  text = [[{W}{W}, {T}: Put an artifact card from your graveyard into your hand.]],
  differs = { "types", "effect" },
  activated {
    cost = "{W}{W}, {T}",
    search(1, cards:that_are "artifact":owned_by(you):in_zone "graveyard"),
    return_to_hand(found),
  },
}
