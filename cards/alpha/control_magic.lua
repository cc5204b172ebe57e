return enchant_creature "Control Magic" {
  cost = "{2}{U}{U}",
  text = [[You control enchanted creature.]],
  continuous { affects = enchanted, controller = you },
}
