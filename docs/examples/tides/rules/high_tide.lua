return rule_set "high_tide" {
  text = "The duel at high tide: each player begins with 30 life.",
  like = "fifth",
  options = { ["setup.life"] = 30 },
}
