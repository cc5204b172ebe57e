return summon "Soldier" "Kjeldoran Royal Guard" {
  cost = "{3}{W}{W}", power = 2, toughness = 5,
  text = [[{T}: Combat damage dealt to you by unblocked creatures is dealt to Kjeldoran Royal Guard instead this turn.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    this_turn(redirects_damage { from = creatures:unblocked(), to = self, combat = true, affects = you }),
  },
}
