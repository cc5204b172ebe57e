return artifact "The Hive" {
  cost = "{5}",
  text = [[{5}, {T}: Put a 1/1 Wasp artifact creature token with flying into play.]],
  differs = { "effect" },
  activated {
    cost = "{5}, {T}",
    make_token(1, token "Wasp" "Wasp" { power = 1, toughness = 1, types = { "creature", "artifact" }, flying }),
  },
}
