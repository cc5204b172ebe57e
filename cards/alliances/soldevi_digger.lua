return artifact "Soldevi Digger" {
  cost = "{2}",
  text = [[{2}: Put the top card of your graveyard on the bottom of your library.]],
  activated { cost = "{2}", put_on_bottom(cards:owned_by(you):in_zone "graveyard":on_top(1)) },
}
