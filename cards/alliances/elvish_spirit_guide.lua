return summon "Spirit" "Elvish Spirit Guide" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Remove Elvish Spirit Guide from your hand from the game: Add {G} to your mana pool. Play this ability as a mana source.]],
  differs = { "types", "timing" },
  activated { cost = remove_from_game(self:in_zone "hand"), speed = "mana source", add_mana("{G}") },
}
