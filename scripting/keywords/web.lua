return keyword "web" {
  text = "It can block creatures with flying (R-FLY-1). What that means is written at flying.",
}
