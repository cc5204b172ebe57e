return enchant_artifact "Steal Artifact" {
  cost = "{2}{U}{U}",
  text = [[You control enchanted artifact.]],
  continuous { affects = enchanted, controller = you },
}
