local both = { "fifth", "microprose" }

scenario("Rashka the Slayer blocks fliers, and gets +1/+2 for black ones until end of turn", both, function(s)
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local bats = s.bob:has("in play", "Sengir Vampire")
  s:expect(rashka, { power = 3, toughness = 3, lacks = { "flying" } })
  s.bob:attacks { bats }
  s.sue:blocks { [rashka] = bats }
  s:expect(rashka, { power = 4, toughness = 5 })
  s:to("end of attack")
  s:expect(bats, { zone = "graveyard" })
  s:expect(rashka, { zone = "in play", damage = 4 })
  s:next_turn()
  s:expect(rashka, { power = 3, toughness = 3 })
end)

scenario("Rashka the Slayer, ruling 2008-04-01: a flier is blocked though Rashka does not fly, and a creature that is not black gives nothing", both, function(s)
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local erne = s.bob:has("in play", "Silver Erne")
  s.bob:attacks { erne }
  s.sue:blocks { [rashka] = erne }
  s:expect(rashka, { blocking = erne, power = 3, toughness = 3 })
end)

scenario("Rashka the Slayer gets nothing for being blocked by a black creature, and does not fly in the attack", both, function(s)
  local rashka = s.bob:has("in play", "Rashka the Slayer")
  local wraith = s.sue:has("in play", "Bog Wraith")
  s.bob:attacks { rashka }
  s.sue:blocks { [wraith] = rashka }
  s:expect(rashka, { power = 3, toughness = 3 })
end)

scenario("Rashka the Slayer, ruling 2004-10-04: two black creatures at once give the bonus once", both, function(s)
  s:card [[ return instant "Test Reach" { cost = "{0}", target = creature, until_end_of_turn(target, { gains = blocks_additional { n = 1 } }) } ]]
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local one = s.bob:has("in play", "Bog Wraith")
  local two = s.bob:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Test Reach")
  s.sue:casts("Test Reach", { on = rashka })
  s.bob:attacks { one, two }
  s.sue:blocks { [rashka] = { one, two } }
  s:expect(rashka, { power = 4, toughness = 5 })
end)

scenario("Rashka the Slayer gets nothing for a creature that turns black only after the block", both, function(s)
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Deathlace")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [rashka] = giant }
  s.sue:casts("Deathlace", { on = giant })
  s:expect(rashka, { power = 3, toughness = 3 })
end)

scenario("Rashka the Slayer that blocks a band gets her bonus for the black creature in it (R-BAND-3)", both, function(s)
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local hero = s.bob:has("in play", "Benalish Hero")
  local rats = s.bob:has("in play", "Plague Rats")
  s.bob:attacks { { hero, rats } }
  s.sue:blocks { [rashka] = hero }
  s:expect(rashka, { power = 4, toughness = 5 })
end)

scenario("Rashka the Slayer that is sleighted to red gets her bonus for a red creature", both, function(s)
  local rashka = s.sue:has("in play", "Rashka the Slayer")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  s.sue:casts("Sleight of Mind", { on = rashka, choosing = { "black", "red" } })
  s.bob:attacks { giant }
  s.sue:blocks { [rashka] = giant }
  s:expect(rashka, { power = 4, toughness = 5 })
end)
