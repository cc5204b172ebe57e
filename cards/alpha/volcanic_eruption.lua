return sorcery "Volcanic Eruption" {
  cost = "{X}{U}{U}{U}",
  text = [[Destroy X target mountains. Volcanic Eruption deals damage to each creature and each player equal to the number of mountains destroyed this way.]],
  target = between(x, x, land:of_type "mountain"),
  destroy(target),
  deal(count(destroyed:that_are "land":of_type "mountain"), each(creatures, players)),
}
