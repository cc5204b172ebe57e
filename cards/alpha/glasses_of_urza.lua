return artifact "Glasses of Urza" {
  cost = "{1}",
  text = [[{T}: Look at target player's hand.]],
  activated { cost = "{T}", target = player, look_at(cards:owned_by(target):in_zone "hand") },
}
