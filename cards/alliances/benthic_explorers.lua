return summon "Merfolk Scout" "Benthic Explorers" {
  cost = "{3}{U}", power = 2, toughness = 4,
  text = [[{T}, Untap a tapped land an opponent controls: Add one mana of any type that land could produce.]],
  unread "{T}, Untap a tapped land an opponent controls: Add one mana of any type that land could produce.",
}
