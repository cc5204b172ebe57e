return artifact "Al-abara's Carpet" {
  cost = "{5}",
  text = [[{5}, {T}: Prevent all damage to you from all attacking creatures without flying.]],
  differs = { "timing" },
  activated {
    cost = "{5}, {T}",
    prevent(packets:to(you):from(creatures:attacking():without "flying")),
  },
}
