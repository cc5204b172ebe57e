local both = { "fifth", "microprose" }

scenario("E-032 Wrath of God may be cast without a creature in play", both, function(s)
  local wrath = s.bob:has("hand", "Wrath of God")
  local flood = s.sue:has("in play", "Conversion")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(wrath, { zone = "graveyard" })
  s:expect(flood, { zone = "in play" })
  s:expect(s.bob, { life = 20, in_play = 4 })
end)

scenario("E-033 three different targets for a Fireball", both, function(s)
  local c1 = s.sue:makes("First", { power = 1, toughness = 4 })
  local c2 = s.sue:makes("Second", { power = 1, toughness = 4 })
  local c3 = s.sue:makes("Third", { power = 1, toughness = 4 })
  s.bob:has("hand", "Fireball", { count = 2 })
  s.bob:lands("Mountain", 12)
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { c1, c1, c2 }, x = 3 }) end, "R-TARGET-4")
  s.bob:casts("Fireball", { targets = { c1, c2, c3 }, x = 3 })
  for _, creature in ipairs { c1, c2, c3 } do s:expect(creature, { damage = 1 }) end
  s.bob:casts("Fireball", { targets = { c1, c2, c3 }, x = 3 })
  for _, creature in ipairs { c1, c2, c3 } do s:expect(creature, { damage = 2 }) end
end)

local twice = [[ return instant "Test Sting" {
  cost = "{R}", target = creature, deal(1, target), aim_at(creature, { deal(1, it) }) } ]]

scenario("E-034 the same creature as a target at two moments of one spell (fifth)", function(s)
  s:card(twice)
  local beast = s.sue:makes("Test Beast", { power = 3, toughness = 3 })
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Sting")
  s.bob:mana "{R}"
  s.bob:casts("Test Sting", { targets = { beast, beast } })
  s:expect(beast, { damage = 2 })
end)

scenario("E-034 a target once is a target for the whole spell (microprose)", function(s)
  s:rules("microprose")
  s:card(twice)
  local beast = s.sue:makes("Test Beast", { power = 3, toughness = 3 })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Sting")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Test Sting", { targets = { beast, beast } }) end, "R-TARGET-4")
  s.bob:casts("Test Sting", { targets = { beast, bears } })
  s:expect(beast, { damage = 1 })
  s:expect(bears, { damage = 1 })
end)

scenario("E-050 a target taken away by a response", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  local terror = s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.sue:casts(terror, { on = bears, held = true })
  s.bob:casts("Unsummon", { on = bears, held = true })
  s:expect_illegal(function() s.sue:casts(terror, { on = ogre }) end, "limbo")
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(terror, { zone = "graveyard", owner = s.sue })
  s:expect(ogre, { zone = "in play" })
end)

scenario("E-055 \"destroy all islands\" reaches only islands in play", both, function(s)
  s:card [[ return sorcery "Test Tsunami" { cost = "{G}", destroy(lands:of_type "island") } ]]
  s.bob:has("hand", "Test Tsunami")
  local there = { s.bob:has("in play", "Island"), s.sue:has("in play", "Island") }
  local elsewhere = {}
  for _, zone in ipairs { "hand", "library", "graveyard", "out of game" } do
    table.insert(elsewhere, { s.bob:has(zone, "Island"), zone })
    table.insert(elsewhere, { s.sue:has(zone, "Island"), zone })
  end
  local forest = s.sue:has("in play", "Forest")
  s.bob:mana "{G}"
  s.bob:casts("Test Tsunami")
  for _, island in ipairs(there) do s:expect(island, { zone = "graveyard" }) end
  for _, one in ipairs(elsewhere) do s:expect(one[1], { zone = one[2] }) end
  s:expect(forest, { zone = "in play" })
end)

scenario("E-227 a spell whose target is gone fails and is not aimed anew", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local growth = s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts(growth, { on = bears, held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:expect_illegal(function() s.bob:casts(growth, { on = ogre }) end, "limbo")
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(growth, { zone = "graveyard" })
  s:expect(ogre, { power = 2, toughness = 2 })
end)

scenario("R-TARGET-4 a triggered effect has the modes for which there are enough different targets", { "fifth", "microprose" },
  function(s)
    s:card [[ return enchantment "Crossroads" {
      cost = "{W}",
      gains_life {
        choose_one {
          mode { targets = { creature, creature }, bury(target), bury(targets(2)) },
          mode { lose_life(3, opponent) },
        },
      },
    } ]]
    s:card [[ return sorcery "Gift" { cost = "{0}", gain_life(1) } ]]
    s.bob:has("in play", "Crossroads")
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:has("hand", "Gift")
    s.bob:casts("Gift")
    s:expect(s.sue, { life = 17 })
    s:expect(bears, { zone = "in play" })
  end)
