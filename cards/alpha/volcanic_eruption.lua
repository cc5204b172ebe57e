return sorcery "Volcanic Eruption" {
  cost = "{X}{U}{U}{U}",
  text = [[Destroy X target mountains. Volcanic Eruption deals X damage to each creature and each player, where X is the number of mountains destroyed this way.]],
  target = between(x, x, land:of_type "mountain"),
  destroy(target),
  deal(count(destroyed:that_are "land":of_type "mountain"), each(creatures, players)),
}
