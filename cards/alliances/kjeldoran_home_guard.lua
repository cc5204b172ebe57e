return summon "Soldier" "Kjeldoran Home Guard" {
  cost = "{3}{W}", power = 1, toughness = 6,
  text = [[At end of combat, if Kjeldoran Home Guard attacked or blocked this turn, put a -0/-1 counter on it. Put a 0/1 white Deserter token into play.]],
  differs = { "types" },
  end_of_combat {
    condition = any_of(is(self, permanents:attacked()), is(self, permanents:has_blocked())),
    put_counters("-0/-1", 1, self),
    make_token(1, token "Deserter" "Deserter" { power = 0, toughness = 1, colour = "white" }),
  },
}
