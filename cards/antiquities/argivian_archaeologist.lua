return summon "Archaeologist" "Argivian Archaeologist" {
  cost = "{1}{W}{W}", power = 1, toughness = 1,
  text = [[{W}{W}, {T}: Choose an artifact card from your graveyard. Return the found card to its owner's hand.]],
  differs = { "types", "effect" },
  activated {
    cost = "{W}{W}, {T}",
    search(1, cards:that_are "artifact":owned_by(you):in_zone "graveyard"),
    return_to_hand(found),
  },
}
