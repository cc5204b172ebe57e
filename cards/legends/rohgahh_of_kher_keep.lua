return summon "Kobold" "Rohgahh of Kher Keep" {
  cost = "{2}{B}{B}{R}{R}", power = 5, toughness = 5, legend = true,
  text = [[
    During your upkeep, unless you pay {R}{R}{R}, tap Rohgahh of Kher Keep and all creatures named Kobolds of Kher Keep, then your opponent controls it and all creatures named Kobolds of Kher Keep.
    All creatures you control named Kobolds of Kher Keep get +2/+2.
  ]],
  at_upkeep {
    of = you,
    unless {
      pay = "{R}{R}{R}",
      tap(each(self, creatures:named "Kobolds of Kher Keep")),
      for_good(each(self, creatures:named "Kobolds of Kher Keep"), { controller = opponent }),
    },
  },
  continuous { affects = creatures:controlled_by(you):named "Kobolds of Kher Keep", plus = "+2/+2" },
}
