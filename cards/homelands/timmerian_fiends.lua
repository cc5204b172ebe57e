return summon "Fiend" "Timmerian Fiends" {
  cost = "{1}{B}{B}", power = 1, toughness = 1, for_ante = true,
  text = [[
    Remove Timmerian Fiends from your deck before playing if you're not playing for ante.
    {B}{B}{B}, Sacrifice Timmerian Fiends: Your opponent may ante the top card of their library. If that player doesn't, exchange ownership of target artifact that player owns and Timmerian Fiends. Put the artifact card into your graveyard and Timmerian Fiends from anywhere into that player's graveyard. This change in ownership is permanent.
  ]],
  differs = { "types", "affected" },
  activated {
    cost = { "{B}{B}{B}", sacrifice(self) },
    target = artifact:owned_by(opponent),
    unless {
      by = opponent,
      pay = ante(cards:owned_by(opponent):in_zone "library":on_top(1)),
      exchange_owners(each(target, self)),
      put_into("graveyard", target),
      put_into("graveyard", self),
    },
  },
}
