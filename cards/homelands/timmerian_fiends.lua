return summon "Fiend" "Timmerian Fiends" {
  cost = "{1}{B}{B}", power = 1, toughness = 1, for_ante = true,
  text = [[
    Remove Timmerian Fiends from your deck before playing if you're not playing for ante.
    {B}{B}{B}, Sacrifice Timmerian Fiends: Unless your opponent antes the top card of your opponent's library, you own target artifact your opponent owns, then put it into its owner's graveyard, then your opponent owns Timmerian Fiends, then put Timmerian Fiends into its owner's graveyard.
  ]],
  differs = { "types", "affected" },
  activated {
    cost = { "{B}{B}{B}", sacrifice(self) },
    target = artifact:owned_by(opponent),
    unless {
      by = opponent,
      pay = ante(cards:owned_by(opponent):in_zone "library":on_top(1)),
      change_owner(target),
      put_into("graveyard", target),
      change_owner(self, opponent),
      put_into("graveyard", self),
    },
  },
}
