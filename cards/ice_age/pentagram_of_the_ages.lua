return artifact "Pentagram of the Ages" {
  cost = "{4}",
  text = [[{4}, {T}: Prevent all damage to you from one source.]],
  activated { cost = "{4}, {T}", target = packet:to(you), prevent(target) },
}
