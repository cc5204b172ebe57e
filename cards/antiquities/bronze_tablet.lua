return artifact "Bronze Tablet" {
  cost = "{6}", for_ante = true,
  text = [[
    Remove Bronze Tablet from your deck before playing if you're not playing for ante.
    Bronze Tablet enters the battlefield tapped.
    {4}, {T}: Exile Bronze Tablet and target nontoken permanent an opponent owns. That player may pay 10 life. If they do, put Bronze Tablet into its owner's graveyard. Otherwise, that player owns Bronze Tablet and you own the other exiled card.
  ]],
  enters_tapped {},
  activated {
    cost = "{4}, {T}",
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
