return enchant_creature "Casting of Bones" {
  cost = "{2}{B}",
  text = [[Whenever enchanted creature is put into a graveyard from play, you draw 3 cards. You discard one of the drawn cards.]],
  put_into_graveyard { what = enchanted, draw(3), discard(1, you, drawn) },
}
