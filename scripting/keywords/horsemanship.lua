return keyword "horsemanship" {
  text = "It can be blocked only by creatures with horsemanship.",
  cannot_be_blocked { by = creatures:without "horsemanship" },
}
