return summon "Fungus" "Feral Thallid" {
  cost = "{3}{G}{G}{G}", power = 6, toughness = 3,
  text = [[
    During your upkeep, put a spore counter on Feral Thallid.
    Remove three spore counters from Feral Thallid: Regenerate Feral Thallid.
  ]],
  at_upkeep { of = you, put_counters("spore", 1, self) },
  regeneration(remove_counters("spore", 3, self)),
}
