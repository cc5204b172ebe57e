return enchant_creature "Chromatic Armor" {
  cost = "{1}{W}{U}",
  text = [[
    When Chromatic Armor comes into play, put a sleight counter on it. Choose a color.
    Damage dealt to enchanted creature by sources of the chosen color is reduced to 0.
    {X}: Put a sleight counter on Chromatic Armor. Choose a color. X is the number of sleight counters on Chromatic Armor.
  ]],
  differs = { "timing" },
  comes_into_play { what = self, put_counters("sleight", 1, self), choose "colour" },
  reduces_damage { from = permanents:of_chosen_colour(), affects = enchanted },
  activated {
    cost = { "{1}", times = counters_on(self, "sleight") },
    put_counters("sleight", 1, self),
    choose "colour",
  },
}
