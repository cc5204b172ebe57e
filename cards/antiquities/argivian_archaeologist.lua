return summon "Artificer" "Argivian Archaeologist" {
  cost = "{1}{W}{W}", power = 1, toughness = 1,
  text = [[{W}{W}, {T}: Return target artifact card from your graveyard to your hand.]],
  activated {
    cost = "{W}{W}, {T}",
    target = card:that_are "artifact":owned_by(you):in_zone "graveyard",
    return_to_hand(target),
  },
}
