return summon "Phantasm" "Phantasmal Sphere" {
  cost = "{1}{U}", power = 0, toughness = 1,
  text = [[
    Flying
    At the beginning of your upkeep, put a +1/+1 counter on Phantasmal Sphere.
    During your upkeep, bury Phantasmal Sphere unless you pay {1} for each +1/+1 counter on it.
    When Phantasmal Sphere leaves play, target opponent puts a 0/0 blue Orb token with flying into play. Change that token's base power and toughness to the number of +1/+1 counters on Phantasmal Sphere.
  ]],
  differs = { "types", "timing" },
  flying,
  at_upkeep { of = you, part = "beginning", put_counters("+1/+1", 1, self) },
  at_upkeep { of = you, unless { pay = { "{1}", times = counters_on(self, "+1/+1") }, bury(self) } },
  leaves_play {
    what = self,
    target = opponent,
    make_token(1, token "Orb" "Orb" { power = 0, toughness = 0, colour = "blue", flying }, target),
    for_good(made, { power = counters_on(self, "+1/+1"), toughness = counters_on(self, "+1/+1") }),
  },
}
