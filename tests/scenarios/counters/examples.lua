local both = { "fifth", "microprose" }

scenario("E-057 counters of one name are one kind, whoever put them there", both, function(s)
  s:card [[ return sorcery "Test Boon" { cost = "{G}", target = creature, put_counters("+1/+1", 1, target) } ]]
  s:card [[ return sorcery "Test Bane" { cost = "{B}", target = creature,
    remove_counters("+1/+1", counters_on(target, "+1/+1"), target) } ]]
  local vampire = s.bob:has("in play", "Sengir Vampire")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Test Boon")
  s.bob:has("hand", "Test Bane")
  s.bob:attacks { vampire }
  s.sue:blocks { [sprites] = vampire }
  s:to("end of attack")
  s:expect(vampire, { power = 5, toughness = 5, counters = { ["+1/+1"] = 1 } })
  s.bob:mana "{G}{B}"
  s.bob:casts("Test Boon", { on = vampire })
  s:expect(vampire, { power = 6, toughness = 6, counters = { ["+1/+1"] = 2 } })
  s.bob:casts("Test Bane", { on = vampire })
  s:expect(vampire, { power = 4, toughness = 4, counters = { ["+1/+1"] = 0 } })
end)
