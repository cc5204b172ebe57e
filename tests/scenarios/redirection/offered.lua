-- Damage that a player may have dealt to somebody else is asked about before it is dealt (R-DP-5).
local both = { "fifth", "microprose" }

--- Sue has said that damage to creatures may be dealt to her this turn.
local function martyr(s)
  s:card [[ return instant "Test Martyr" { cost = "{W}",
    text = "Damage dealt to all creatures may be dealt to you instead this turn.",
    this_turn(redirects_damage { affects = creatures, to = you, optional = true }) } ]]
  s.sue:has("hand", "Test Martyr")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:casts("Test Martyr")
  return bears
end

scenario("R-DP-5 who may take the damage takes it, or does not", both, function(s)
  local bears = martyr(s)
  s.sue:will("pay", true)
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 17 })
  s.sue:will("pay", false)
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-DP-5 it is asked of each packet, whosever creature it is for, and of no damage to players", both, function(s)
  local bears = martyr(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local hero = s.bob:has("in play", "Scryb Sprites")
  s.sue:will("pay", true)
  s.sue:will("pay", false)
  s.bob:attacks { ogre, hero }
  s.sue:blocks { [bears] = ogre }
  s:to("main")
  s:expect(s.sue, { life = 17 }) -- one by the Sprites, two that were for one of the two
end)

scenario("R-DP-5 what was prevented nobody is asked about, nor a turn later", both, function(s)
  local bears = martyr(s)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.sue:will_prevent("Healing Salve", { target = bears })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { damage = 0 })
  s:turn_of(s.bob)
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-DP-5 damage of one spell alone goes back to whoever casts it", both, function(s)
  s:card [[ return instant "Test Echo" { cost = "{U}",
    text = "Damage dealt by target sorcery spell is dealt to its controller instead this turn.",
    target = spell:that_are "sorcery",
    this_turn(redirects_damage { from = target, to = controller_of(target), affects = each(creatures, players) }) } ]]
  s:card [[ return sorcery "Test Blaze" { cost = "{R}", text = "Test Blaze deals 3 damage to any target.",
    target = creature_or_player, deal(3, target) } ]]
  s.bob:has("hand", "Test Blaze", { count = 2 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 3)
  s.sue:has("hand", "Test Echo")
  s.sue:lands("Island", 1)
  s.bob:casts("Test Blaze", { target = s.sue, held = true })
  s.sue:casts("Test Echo", { target = "Test Blaze", held = true })
  s:resolve()
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
  s.bob:casts("Test Blaze", { target = s.sue })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 14 })
end)
