return summon "Thrull" "Derelor" {
  cost = "{3}{B}", power = 4, toughness = 4,
  text = [[Black spells cost {B} more to cast for you.]],
  costs_more { cards = "black", n = 1, mana = "{B}", affects = you },
}
