return enchant_creature "Takklemaggot" {
  cost = "{2}{B}{B}",
  text = [[
    During the upkeep of enchanted creature's controller, put a -0/-1 counter on it.
    When enchanted creature dies, that creature's controller chooses a creature that Takklemaggot could enchant.
    If the player does, return Takklemaggot to the battlefield under your control attached to that creature.
    If they don't, return Takklemaggot to the battlefield under your control as a non-Aura enchantment.
    It loses "enchant creature" and gains "At the beginning of that player's upkeep, Takklemaggot deals 1 damage to that player."
  ]],
  at_upkeep { of = controller_of(enchanted), put_counters("-0/-1", 1, enchanted) },
  unread "When enchanted creature dies, that creature's controller chooses a creature that Takklemaggot could enchant.",
  unread "If the player does, return Takklemaggot to the battlefield under your control attached to that creature.",
  unread "If they don't, return Takklemaggot to the battlefield under your control as a non-Aura enchantment.",
  unread "It loses \"enchant creature\" and gains \"At the beginning of that player's upkeep, Takklemaggot deals 1 damage to that player.\"",
}
