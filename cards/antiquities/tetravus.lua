return artifact_creature "Construct" "Tetravus" {
  cost = "{6}", power = 1, toughness = 1,
  text = [[
    Flying
    Tetravus comes into play with three +1/+1 counters on it.
    During your upkeep, you may remove any number of +1/+1 counters from Tetravus. If you do, put that many 1/1 Tetravite artifact creature tokens with flying and "This creature cannot be enchanted." into play.
    During your upkeep, you may remove any number of tokens made with Tetravus from the game. If you do, put that many +1/+1 counters on it.
  ]],
  flying,
  enters_with_counters { kind = "+1/+1", n = 3 },
  at_upkeep {
    of = you,
    may {
      pay = remove_counters("+1/+1", x, self),
      make_token(x, token "Tetravite" "Tetravite" { power = 1, toughness = 1, types = { "creature", "artifact" }, flying, cannot_be_enchanted {} }),
    },
  },
  at_upkeep {
    of = you,
    may { pay = remove_from_game(permanents:token():made_by(self), x), put_counters("+1/+1", x, self) },
  },
}
