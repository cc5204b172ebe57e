return instant "Errand of Duty" {
  cost = "{1}{W}",
  text = [[Put a 1/1 white Knight token with banding into play.]],
  make_token(1, token "Knight" "Knight" { power = 1, toughness = 1, colour = "white", banding }),
}
