return artifact "Alchor's Tomb" {
  cost = "{4}",
  text = [[{2}, {T}: Choose a color. Target permanent you control becomes the chosen color.]],
  activated {
    cost = "{2}, {T}",
    target = permanent:controlled_by(you),
    choose "colour",
    for_good(target, { colour = chosen }),
  },
}
