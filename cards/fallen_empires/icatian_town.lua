return sorcery "Icatian Town" {
  cost = "{5}{W}",
  text = [[Put 4 1/1 white Citizen creature tokens into play.]],
  make_token(4, token "Citizen" "Citizen" { power = 1, toughness = 1, colour = "white" }),
}
