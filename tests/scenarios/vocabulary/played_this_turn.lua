-- What was cast or played this turn, and the playing of lands.
local both = { "fifth", "microprose" }

local function druid(s)
  s:card [[ return summon "Druid" "Test Druid" { cost = "{G}", power = 1, toughness = 1,
    successfully_cast { what = spells:that_are "instant", by = opponent,
      condition = compare(count(played:that_are "instant":controlled_by(that_player)), "at least", 2),
      deal(4, that_player) } } ]]
  return s.bob:has("in play", "Test Druid")
end

scenario("the second instant of a turn is heard of, and the first is not", both, function(s)
  druid(s)
  s.sue:has("hand", "Healing Salve", { count = 2 })
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  -- Bob's own is no other's.
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.sue, { life = 17 })
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:expect(s.sue, { life = 20 })
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("a spell that was countered was cast, and one of another type is no instant", both, function(s)
  druid(s)
  s:turn_of(s.sue)
  s.sue:has("hand", "Grizzly Bears")
  s.sue:has("hand", "Healing Salve", { count = 2 })
  s.sue:lands("Forest", 2)
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Counterspell")
  s.bob:lands("Island", 2)
  s.sue:casts("Grizzly Bears")
  local salve = s.sue:casts("Healing Salve", { mode = 1, target = s.sue, held = true })
  s.bob:interrupts(salve, "Counterspell", { target = salve })
  s:expect(s.sue, { life = 20 })
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:expect(s.sue, { life = 19 })
end)

scenario("each turn has a first instant of its own", both, function(s)
  druid(s)
  s.sue:has("hand", "Healing Salve", { count = 2 })
  s.sue:lands("Plains", 2)
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:turn_of(s.sue)
  s.sue:casts("Healing Salve", { mode = 1, target = s.sue })
  s:expect(s.sue, { life = 26 })
end)

local function fastbond(s, p)
  s:card [[ return enchantment "Test Bond" { cost = "{G}",
    any_number_of_lands { affects = you },
    plays_land { by = you, condition = compare(count(played:that_are "land":controlled_by(you)), "at least", 2), deal(1, you) } } ]]
  return p:has("in play", "Test Bond")
end

scenario("R-LAND-1 any number of lands is played, and each but the first is heard of", both, function(s)
  fastbond(s, s.bob)
  s.bob:has("hand", "Forest", { count = 4 })
  s.bob:has("hand", "Lightning Bolt")
  for _ = 1, 2 do s.bob:plays_land("Forest") end
  s:expect(s.bob, { life = 19 })
  s.bob:plays_land("Forest")
  s.bob:plays_land("Forest")
  s:expect(s.bob, { life = 17 })
  s.sue:has("hand", "Forest", { count = 2 })
  s:turn_of(s.sue)
  s.sue:plays_land("Forest")
  s:expect_illegal(function() s.sue:plays_land("Forest") end, "R-LAND-1")
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-LAND-1 two of them are not more than any number", both, function(s)
  fastbond(s, s.bob)
  fastbond(s, s.bob)
  s.bob:has("hand", "Forest", { count = 3 })
  for _ = 1, 3 do s.bob:plays_land("Forest") end
  s:expect(s.bob, { life = 16 })
end)

scenario("R-LAND-1 a land that is put into play is not played", both, function(s)
  s:card [[ return enchantment "Test Watch" { cost = "{G}", plays_land { what = lands:of_type "forest", gain_life(1) } } ]]
  s:card [[ return sorcery "Test Growth" { cost = "{0}",
    search(1, cards:that_are "land":owned_by(you):in_zone "hand", { return_to_play(found) }) } ]]
  s.bob:has("in play", "Test Watch")
  s.bob:has("hand", "Test Growth")
  s.bob:has("hand", "Forest")
  s.bob:will("choose", s.bob:has("hand", "Forest"))
  s.bob:casts("Test Growth")
  s:expect(s.bob, { life = 20, hand = 1 })
  s.bob:plays_land("Forest")
  s:expect(s.bob, { life = 21 })
  s.sue:has("hand", "Mountain")
  s:turn_of(s.sue)
  s.sue:plays_land("Mountain")
  s:expect(s.bob, { life = 21 })
end)
