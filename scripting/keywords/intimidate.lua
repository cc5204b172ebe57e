return keyword "intimidate" {
  text = "It can be blocked only by artifact creatures and by creatures that share a colour with it.",
  cannot_be_blocked { by = creatures:not_ "artifact":not_sharing_colour(self) },
}
