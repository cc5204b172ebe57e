return sorcery "Acid Rain" {
  cost = "{3}{U}",
  text = [[Destroy all forests.]],
  destroy(lands:of_type "forest"),
}
