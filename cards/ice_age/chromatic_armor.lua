return enchant_creature "Chromatic Armor" {
  cost = "{1}{W}{U}",
  text = [[
    When you play Chromatic Armor, choose a color.
    Chromatic Armor comes into play with a sleight counter on it.
    Damage dealt to enchanted creature by sources of the chosen color is reduced to 0.
    {X}: Put a sleight counter on Chromatic Armor. Choose a color. X is the number of sleight counters on Chromatic Armor.
  ]],
  when_played { choose "colour" },
  enters_with_counters { kind = "sleight", n = 1 },
  reduces_damage { from = permanents:of_chosen_colour(), affects = enchanted },
  activated {
    cost = { "{1}", times = counters_on(self, "sleight") },
    put_counters("sleight", 1, self),
    choose "colour",
  },
}
