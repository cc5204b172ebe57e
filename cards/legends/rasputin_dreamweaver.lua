return summon "Wizard" "Rasputin Dreamweaver" {
  cost = "{4}{W}{U}", power = 4, toughness = 1, legend = true,
  text = [[
    Rasputin Dreamweaver comes into play with seven dream counters on it.
    Remove a dream counter from Rasputin Dreamweaver: Add {C} to your mana pool. Play this ability as a mana source.
    Remove a dream counter from Rasputin Dreamweaver: Prevent up to 1 damage to Rasputin Dreamweaver.
    During your upkeep, if Rasputin Dreamweaver started the turn untapped, put a dream counter on it.
    Rasputin Dreamweaver cannot have more than seven dream counters on it.
  ]],
  differs = { "types", "timing" },
  enters_with_counters { kind = "dream", n = 7 },
  activated { cost = remove_counters("dream", 1, self), speed = "mana source", add_mana("{C}") },
  activated { cost = remove_counters("dream", 1, self), target = packet:to(self), prevent(1, target) },
  at_upkeep {
    of = you,
    condition = is(self, permanents:began_turn_untapped()),
    put_counters("dream", 1, self),
  },
  counter_limit { kind = "dream", n = 7 },
}
