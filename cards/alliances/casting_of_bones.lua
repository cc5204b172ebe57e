return enchant_creature "Casting of Bones" {
  cost = "{2}{B}",
  text = [[Whenever enchanted creature is put into a graveyard from play, draw three cards. Discard one of them.]],
  put_into_graveyard { what = enchanted, draw(3), discard(1, you, drawn) },
}
