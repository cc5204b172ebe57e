-- What an effect of a turn has waiting for the blocks to come, and what waits behind the end of combat.
local both = { "fifth", "microprose" }

local function flotilla(s)
  s:card [[ return summon "Goblin" "Test Flotilla" { cost = "{2}{R}", power = 2, toughness = 2,
    text = "At the beginning of each combat, unless you pay {R}, whenever Test Flotilla blocks or becomes blocked by a creature this combat, that creature gains first strike until end of turn.",
    attack_begins { unless { pay = "{R}",
      whenever_this_turn { event = blocks { what = self, blocked = creatures }, until_end_of_turn(other_one, { gains = first_strike }) },
      whenever_this_turn { event = becomes_blocked { what = self, by = creatures }, until_end_of_turn(other_one, { gains = first_strike }) } } } } ]]
  return s.bob:has("in play", "Test Flotilla")
end

scenario("R-FS-1 what nobody has paid for lets the other creature strike first, on the attack and in defence", both, function(s)
  local flotilla = flotilla(s)
  local guard = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { flotilla, guard }
  s.sue:blocks { [bears] = flotilla, [ogre] = guard }
  s:expect(bears, { has = { "first strike" } })
  s:expect(ogre, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("R-FS-1 what blocks in a turn of the other player does so too", both, function(s)
  local flotilla = flotilla(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { bears, ogre }
  s.bob:blocks { [flotilla] = bears }
  s:expect(bears, { has = { "first strike" } })
  s:expect(ogre, { lacks = { "first strike" } })
end)

scenario("R-FS-1 for a price nobody strikes first", both, function(s)
  local flotilla = flotilla(s)
  s.bob:lands("Mountain", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s.bob:attacks { flotilla }
  s.sue:blocks { [bears] = flotilla }
  s:expect(bears, { lacks = { "first strike" } })
  s:to("end of attack")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-RMC-1 what comes through unblocked is untapped and has not fought", both, function(s)
  s:card [[ return instant "Test Fray" { cost = "{R}", text = "Whenever a creature attacks and isn't blocked this combat, untap it and remove it from combat.",
    whenever_this_turn { event = goes_unblocked { what = creatures }, untap(it), remove_from_combat(it) } } ]]
  s.bob:lands("Mountain", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Wall of Wood", { power = 0, toughness = 3 })
  s.bob:has("hand", "Test Fray")
  s.bob:casts("Test Fray")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = ogre }
  s:expect(bears, { tapped = false, attacking = false })
  s:expect(ogre, { tapped = true, attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

local function authority(s, host)
  s:card [[ return enchant_creature "Test Authority" { cost = "{W}", text = "Whenever enchanted creature blocks or becomes blocked by a creature with toughness 3 or less, destroy the other creature at end of combat. At the beginning of the next end step, if that creature was destroyed this way, put a +1/+1 counter on the first creature.",
    blocks { what = enchanted, blocked = creatures:toughness(3, "at most"), next_end_of_combat { destroy(other_one),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) } } },
    becomes_blocked { what = enchanted, by = creatures:toughness(3, "at most"), next_end_of_combat { destroy(other_one),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) } } } } ]]
  return s.bob:has("in play", "Test Authority", { on = host })
end

scenario("R-DEST-1 what was destroyed at end of combat makes its destroyer grow at the end of the turn", both, function(s)
  local wall = s.bob:makes("Wall of Wood", { power = 0, toughness = 3 })
  authority(s, wall)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:blocks { [wall] = bears }
  s:to("end of attack")
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { counters = {} })
  s:turn_of(s.bob)
  s:expect(wall, { counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.sue)
  -- What is too tough for it goes on living, and nothing grows.
  s.sue:attacks { wurm }
  s.bob:blocks { [wall] = wurm }
  s:turn_of(s.bob)
  s:expect(wurm, { zone = "in play" })
end)

scenario("R-DEST-1 nothing grows by what has regenerated, and what grows need not be enchanted any more", both, function(s)
  local giant = s.bob:makes("Hill Giant", { power = 3, toughness = 5 })
  local authority = authority(s, giant)
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target enchantment.", activated { cost = "{0}", target = enchantment, destroy(target) } } ]]
  local rod = s.bob:has("in play", "Test Rod")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 2)
  s.bob:attacks { giant }
  s.sue:blocks { [skeletons] = giant, [bears] = giant }
  s.bob:assigns { [giant] = { [skeletons] = 3 } }
  s.sue:will_regenerate(skeletons)
  s.sue:will_regenerate(skeletons)
  s:to("end of attack")
  s:expect(skeletons, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s.bob:activates(rod, { target = authority })
  s:expect(authority, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:expect(giant, { counters = { ["+1/+1"] = 1 } })
end)
