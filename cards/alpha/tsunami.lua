return sorcery "Tsunami" {
  cost = "{3}{G}",
  text = [[Destroy all islands.]],
  destroy(lands:of_type "island"),
}
