-- How something comes into play is part of its coming, by whatever way it comes: a 0/0 with counters lives.
local both = { "fifth", "microprose" }
local hydra = [[ return summon "Hydra" "Zero Hydra" {
  cost = "{G}", power = 0, toughness = 0,
  text = "Zero Hydra comes into play with three +1/+1 counters on it.",
  enters_with_counters { kind = "+1/+1", n = 3 },
} ]]
local raise = [[ return sorcery "Raise" {
  cost = "{B}", target = cards:that_are "creature":in_zone "graveyard":owned_by(you), return_to_play(target),
} ]]

scenario("a 0/0 that is cast with counters lives (R-CRE-6)", both, function(s)
  s:card(hydra)
  local card = s.bob:has("hand", "Zero Hydra")
  s.bob:mana "{G}"
  s.bob:casts(card)
  s:expect(card, { zone = "in play", power = 3, toughness = 3 })
end)

scenario("a 0/0 that is put back into play comes with its counters (R-CRE-6)", both, function(s)
  s:card(hydra)
  s:card(raise)
  local card = s.bob:has("graveyard", "Zero Hydra")
  s.bob:has("hand", "Raise")
  s.bob:mana "{B}"
  s.bob:casts("Raise", { target = card })
  s:expect(card, { zone = "in play", power = 3, toughness = 3 })
end)

scenario("what goes and comes in one effect has the counters of its coming only (R-ZONE-2)", both, function(s)
  s:card(hydra)
  s:card [[ return sorcery "Blink" { cost = "{W}", target = creature, put_into("out of play", target), return_to_play(target) } ]]
  local card = s.bob:has("in play", "Zero Hydra", { counters = { ["+1/+1"] = 5 } })
  s.bob:has("hand", "Blink")
  s.bob:mana "{W}"
  s.bob:casts("Blink", { target = card })
  s:expect(card, { zone = "in play", power = 3, counters = { ["+1/+1"] = 3 } })
end)

scenario("a 0/0 token comes with counters, its own and those of another rule (R-CRE-6)", both, function(s)
  s.bob:makes("Kind Soil", { types = { "enchantment" }, text = "Creatures come into play with two +1/+1 counters on them." })
  s:card [[ return sorcery "Spawn" { cost = "{B}", make_token(1, token "Thing" "Thing" {
    power = 0, toughness = 0, enters_with_counters { kind = "+1/+1", n = 1 } }) } ]]
  s.bob:has("hand", "Spawn")
  s.bob:mana "{B}"
  s.bob:casts("Spawn")
  s:expect(s.bob:finds("Thing"), { zone = "in play", power = 3, toughness = 3 })
end)

scenario("X = 0 is no counter, and what was not cast has no X: both die (R-CRE-7)", both, function(s)
  s:card [[ return summon "Hydra" "X Hydra" { cost = "{X}{G}", power = 0, toughness = 0,
    enters_with_counters { kind = "+1/+1", n = x } } ]]
  s:card(raise)
  local cast = s.bob:has("hand", "X Hydra")
  local raised = s.bob:has("graveyard", "X Hydra")
  s.bob:has("hand", "Raise")
  s.bob:mana "{G}{B}"
  s.bob:casts(cast, { x = 0 })
  s:expect(cast, { zone = "graveyard" })
  s.bob:casts("Raise", { target = raised })
  s:expect(raised, { zone = "graveyard" })
end)

scenario("what turns into a copy later has not come into play, and gets no counters (R-COUNTER-1)", both, function(s)
  s:card(hydra)
  s:card [[ return sorcery "Ape" { cost = "{U}", targets = { creature, creature }, for_good(targets(1), { copy_of = targets(2) }) } ]]
  local card = s.bob:has("in play", "Zero Hydra", { counters = { ["+1/+1"] = 1 } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Ape")
  s.bob:mana "{U}"
  s.bob:casts("Ape", { targets = { bears, card } })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("its own coming is heard of with the counters on it (R-TRIG-1)", both, function(s)
  s:card [[ return summon "Hydra" "Loud Hydra" { cost = "{G}", power = 0, toughness = 0,
    enters_with_counters { kind = "+1/+1", n = 3 }, comes_into_play { what = self, gain_life(power_of(self), you) } } ]]
  s.bob:has("hand", "Loud Hydra")
  s.bob:mana "{G}"
  s.bob:casts("Loud Hydra")
  s:expect(s.bob, { life = 23 })
end)
