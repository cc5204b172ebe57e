return artifact "Jeweled Amulet" {
  cost = "{0}",
  text = [[
    {1}, {T}: Put a charge counter on Jeweled Amulet. Note the type of mana spent to pay this activation cost. Use this ability only if there are no charge counters on Jeweled Amulet.
    {T}, remove a charge counter from Jeweled Amulet: Add one mana of Jeweled Amulet's last noted type to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "timing" },
  activated {
    cost = "{1}, {T}",
    only_if = compare(counters_on(self, "charge"), "exactly", 0),
    put_counters("charge", 1, self),
    note_mana(),
  },
  activated {
    cost = { "{T}", remove_counters("charge", 1, self) },
    speed = "mana source",
    add_mana_noted(1),
  },
}
