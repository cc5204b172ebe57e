return enchantment "Goblin Warrens" {
  cost = "{2}{R}",
  text = [[{2}{R}, sacrifice two Goblins: Put three 1/1 red Goblin tokens into play.]],
  activated {
    cost = { "{2}{R}", sacrifice(creatures:of_type "goblin", 2) },
    make_token(3, token "Goblin" "Goblin" { power = 1, toughness = 1, colour = "red" }),
  },
}
