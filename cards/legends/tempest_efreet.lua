return summon "Efreet" "Tempest Efreet" {
  cost = "{1}{R}{R}{R}", power = 3, toughness = 3, for_ante = true,
  text = [[
    Remove Tempest Efreet from your deck before playing if you are not playing for ante.
    {T}: Target opponent may pay 10 life. If that player does, bury Tempest Efreet. If that player does not, choose a card at random among all cards from that player's hand, then reveal that card, then you own that card, then that player owns Tempest Efreet, then put Tempest Efreet into its owner's graveyard. Play this ability as an interrupt.
  ]],
  differs = { "timing", "effect" },
  activated {
    cost = "{T}",
    speed = "interrupt",
    target = opponent,
    may {
      by = target,
      pay = lose_life(10),
      otherwise = {
        search_at_random(1, cards:owned_by(target):in_zone "hand"),
        look_at(found, players),
        change_owner(found),
        change_owner(self, target),
        put_into("graveyard", self),
      },
      bury(self),
    },
  },
}
