return keyword "annihilator" {
  takes = "number",
  text = "When it attacks, the defending player sacrifices that many permanents.",
  attacks {
    what = self,
    search(parameter, permanents:controlled_by(defending_player), { sacrifice(found) }, defending_player),
  },
}
