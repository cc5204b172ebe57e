return artifact "Bottle of Suleiman" {
  cost = "{4}",
  text = [[{1}, sacrifice Bottle of Suleiman: Flip a coin. If you win the flip, put a 5/5 Djinn artifact creature token with flying into play. If you lose the flip, Bottle of Suleiman deals 5 damage to you.]],
  activated {
    cost = { "{1}", sacrifice(self) },
    flip_coin {
      won = {
        make_token(1, token "Djinn" "Djinn" { power = 5, toughness = 5, types = { "creature", "artifact" }, flying }),
      },
      lost = { deal(5, you) },
    },
  },
}
