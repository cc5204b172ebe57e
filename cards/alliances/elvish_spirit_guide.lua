return summon "Elf Spirit" "Elvish Spirit Guide" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Remove Elvish Spirit Guide from your hand from the game: Add {G} to your mana pool.]],
  activated { cost = remove_from_game(self:in_zone "hand"), add_mana("{G}") },
}
