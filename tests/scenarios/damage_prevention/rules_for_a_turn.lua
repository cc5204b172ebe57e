-- Damage that is prevented by a rule, for good or for a turn (R-DP-4).
local both = { "fifth", "microprose" }

scenario("R-DP-4 combat damage to it and by it is nothing this turn, other damage is", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:card [[ return instant "Test Maze" { cost = "{G}",
    text = "Prevent all combat damage that would be dealt to and dealt by target creature this turn.",
    target = creature,
    this_turn(reduces_damage { combat = true, affects = target }),
    this_turn(deals_no_combat_damage { affects = target }) } ]]
  s.sue:has("hand", "Test Maze")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.sue:casts("Test Maze", { target = bears })
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "in play", damage = 0 })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DP-4 damage by some creatures is nothing to a player this turn", both, function(s)
  local carpet = s.sue:makes("Test Carpet", { types = { "artifact" },
    text = "{0}: Prevent all damage that would be dealt to you this turn by attacking creatures without flying." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local falcon = s.bob:has("in play", "Zephyr Falcon")
  s.bob:attacks { bears, falcon }
  s.sue:activates(carpet)
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-DP-4 combat damage by Walls is nothing to it, other damage of theirs is", both, function(s)
  local priest = s.bob:makes("Test Priest", { types = { "creature" }, power = 3, toughness = 3,
    text = "Prevent all combat damage that would be dealt to Test Priest by Walls." })
  local wall = s.sue:has("in play", "Wall of Brambles")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { priest }
  s.sue:blocks { [wall] = priest, [ogre] = priest }
  s.bob:assigns { [priest] = { [wall] = 3 } }
  s:to("end of attack")
  s:expect(priest, { damage = 2 })
end)

scenario("R-DP-4 damage of spells is nothing to anyone", both, function(s)
  s.sue:makes("Test Storm", { types = { "enchantment" },
    text = "Prevent all damage that would be dealt by instant and sorcery spells." })
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 20 })
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("R-DP-4 one source deals no more than a limit", both, function(s)
  s:card [[ return artifact "Test Amulet" { cost = "{4}",
    text = "If an instant or sorcery source would deal 3 or more damage to you, it deals 2 damage to you instead.",
    limits_damage { n = 2, from = spells:that_are "instant or sorcery", affects = you } } ]]
  s.sue:has("in play", "Test Amulet")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 18 })
  s.bob:attacks { wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 12 })
end)

scenario("R-LIFE-6 damage leaves 1 life, and a loss of life does not", both, function(s)
  s:card [[ return summon "Spirit" "Test Spirit" { cost = "{W}", power = 0, toughness = 2,
    text = "Damage that would reduce your life total to less than 1 reduces it to 1 instead.",
    damage_spares { n = 1, affects = you } } ]]
  s.sue:has("in play", "Test Spirit")
  s:card [[ return sorcery "Test Drain" { cost = "{B}", text = "Target player loses 1 life.",
    target = player, lose_life(1, target) } ]]
  s.sue:life(3)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Spirit Link", { on = wurm })
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 1 })
  s:expect(s.bob, { life = 26 })
  s.bob:has("hand", "Test Drain")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Drain", { target = s.sue })
  s:expect(s.sue, { life = 0 })
end)
