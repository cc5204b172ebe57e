return sorcery "Volcanic Eruption" {
  cost = "{X}{U}{U}{U}",
  text = [[Destroy X target mountains. Volcanic Eruption deals damage to each creature and each player equal to the number of mountains put into a graveyard this way.]],
  target = between(x, x, land:of_type "mountain"),
  destroy(target),
  deal(count(died:that_are "land":of_type "mountain":among(destroyed)), each(creatures, players)),
}
