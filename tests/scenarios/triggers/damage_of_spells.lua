-- Whoever listens to damage may listen to that of spells, too (R-TRIG-4).
local both = { "fifth", "microprose" }

local function justice(s)
  local justice = s.sue:makes("Test Justice", { types = "enchantment",
    text = "Whenever a red creature or spell deals damage, Test Justice deals that much damage to that creature's or spell's controller." })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  return justice
end

scenario("R-TRIG-4 a red spell and a red creature are heard of", both, function(s)
  justice(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 17 })
  s.bob:attacks { ogre }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s:expect(s.bob, { life = 15 })
end)

scenario("R-TRIG-4 other colours are not, nor a red artifact, nor damage that was prevented", both, function(s)
  justice(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local rod = s.bob:makes("Red Rod", { types = "artifact", colours = { "red" }, text = "{0}: Red Rod deals 1 damage to target player." })
  s:card [[ return instant "Test Frost" { cost = "{B}", text = "Test Frost deals 2 damage to any target.",
    target = creature_or_player, deal(2, target) } ]]
  s.bob:has("hand", "Test Frost")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:activates(rod, { target = s.sue })
  s.bob:casts("Test Frost", { target = s.sue })
  s.bob:attacks { bears }
  s:to("main")
  s:expect(s.sue, { life = 15 })
  s.sue:will_prevent("Healing Salve", { target = s.sue })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 15 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-TRIG-4 all that a spell deals at one time is one damage to whoever cast it", both, function(s)
  local justice = justice(s)
  s:card [[ return sorcery "Test Quake" { cost = "{R}", text = "Test Quake deals 2 damage to each creature and each player.",
    deal(2, each(creatures, players)) } ]]
  local ogre = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Test Quake")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Test Quake", { held = true })
  s:to("damage prevention")
  s:to("damage prevention")
  s:expect(s, { packets = { { from = justice, to = s.bob, amount = 6 } } })
  s:to("main")
  s:expect(s.bob, { life = 12 })
  s:expect(ogre, { damage = 2 })
end)

scenario("R-DMG-2 a spell is of the colour that it has as it deals its damage", both, function(s)
  local justice = justice(s)
  s.sue:has("hand", "Thoughtlace")
  s.sue:lands("Island", 1)
  local bolt = s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s.sue:interrupts(bolt, "Thoughtlace", { target = bolt })
  s:resolve()
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-DMG-2 what has left play damages as it was", both, function(s)
  local justice = justice(s)
  local gunner = s.sue:makes("Gunner", { colours = { "red" }, power = 1, toughness = 1,
    text = "{0}: Gunner deals 2 damage to target player." })
  local scout = s.sue:makes("Scout", { colours = { "green" }, power = 1, toughness = 1,
    text = "{0}: Scout deals 1 damage to target player." })
  s:card [[ return instant "Test Wave" { cost = "{W}", bury(creatures) } ]]
  s.bob:has("hand", "Test Wave")
  s.bob:lands("Plains", 1)
  s.sue:activates(gunner, { target = s.bob, held = true })
  s.sue:activates(scout, { target = s.bob, held = true })
  s.bob:casts("Test Wave", { held = true })
  s:resolve()
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 18 })
end)
