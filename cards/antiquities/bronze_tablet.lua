return artifact "Bronze Tablet" {
  cost = "{6}", for_ante = true,
  text = [[
    Remove Bronze Tablet from your deck before playing if you are not playing for ante.
    Bronze Tablet comes into play tapped.
    {4}, {T}: Remove Bronze Tablet and target nontoken permanent your opponent owns from the game. Your opponent may pay 10 life. If that player does, put Bronze Tablet into its owner's graveyard. If that player does not, your opponent owns Bronze Tablet, then you own it. Play this ability as an interrupt.
  ]],
  differs = { "timing" },
  enters_tapped {},
  activated {
    cost = "{4}, {T}",
    speed = "interrupt",
    target = permanent:owned_by(opponent):not_token(),
    remove_from_game(each(self, target)),
    may {
      by = opponent,
      pay = lose_life(10),
      otherwise = { change_owner(self, opponent), change_owner(target) },
      put_into("graveyard", self),
    },
  },
}
