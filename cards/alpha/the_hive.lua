return artifact "The Hive" {
  cost = "{5}",
  text = [[{5}, {T}: Put a 1/1 Insect artifact creature token named Wasp with flying into play.]],
  activated {
    cost = "{5}, {T}",
    make_token(1, token "Insect" "Wasp" { power = 1, toughness = 1, types = { "creature", "artifact" }, flying }),
  },
}
