return artifact "Apocalypse Chime" {
  cost = "{2}",
  text = [[{2}, {T}, sacrifice Apocalypse Chime: Bury all nontoken permanents from the Homelands expansion.]],
  activated { cost = { "{2}, {T}", sacrifice(self) }, bury(permanents:not_token():from_expansion "HML") },
}
