return artifact "Bronze Tablet" {
  cost = "{6}", for_ante = true,
  text = [[
    Remove Bronze Tablet from your deck before playing if you are not playing for ante.
    Bronze Tablet comes into play tapped.
    {4}, {T}: Your opponent may pay 10 life. If that player does, destroy Bronze Tablet. If that player does not, remove Bronze Tablet and target nontoken permanent your opponent owns from the game, then your opponent owns Bronze Tablet, then you own it. Play this ability as an interrupt.
  ]],
  differs = { "timing", "effect" },
  enters_tapped {},
  activated {
    cost = "{4}, {T}",
    speed = "interrupt",
    target = permanent:owned_by(opponent):not_token(),
    may {
      by = opponent,
      pay = lose_life(10),
      otherwise = { remove_from_game(each(self, target)), change_owner(self, opponent), change_owner(target) },
      destroy(self),
    },
  },
}
