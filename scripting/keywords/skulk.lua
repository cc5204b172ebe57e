return keyword "skulk" {
  text = "It cannot be blocked by creatures of more power.",
  cannot_be_blocked { by = creatures:power(sum(power_of(self), 1), "at least") },
}
