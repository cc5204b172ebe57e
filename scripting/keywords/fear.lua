return keyword "fear" {
  text = "It can be blocked only by artifact creatures and by black creatures.",
  cannot_be_blocked { by = creatures:not_ "artifact":not_ "black" },
}
