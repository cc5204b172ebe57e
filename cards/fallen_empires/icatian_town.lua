return sorcery "Icatian Town" {
  cost = "{5}{W}",
  text = [[Put four 1/1 white Citizen tokens into play.]],
  make_token(4, token "Citizen" "Citizen" { power = 1, toughness = 1, colour = "white" }),
}
