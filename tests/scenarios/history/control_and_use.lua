local both = { "fifth", "microprose" }

local ray = [[ return instant "Test Ray" { cost = "{U}", target = creature:controlled_by(opponent),
  untap(target), until_end_of_turn(target, { controller = you }),
  the_next_time { event = loses_control { what = target, by = you }, tap(target) } } ]]

scenario("R-CTRL-1 who had it for a turn loses control of it, and that is heard of", both, function(s)
  s:card(ray)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Ray")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Ray", { on = bears })
  s:expect(bears, { controller = s.bob, tapped = false })
  s:to("cleanup")
  s:to("upkeep")
  s:expect(bears, { controller = s.sue })
end)

scenario("R-CTRL-1 it is tapped as it goes back, and nothing else is", both, function(s)
  s:card(ray)
  s:card [[ return enchantment "Test Watch" { cost = "{U}",
    loses_control { what = creatures, by = you, gain_life(1) } } ]]
  s.bob:has("in play", "Test Watch")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Ray")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Ray", { on = bears })
  s:expect(s.bob, { life = 20 })
  s:next_turn()
  s:expect(s.bob, { life = 21 })
end)

scenario("R-ZONE-2 what leaves play is lost as well, to whoever had it", both, function(s)
  s:card [[ return enchantment "Test Watch" { cost = "{U}",
    loses_control { what = creatures, by = you, gain_life(1) } } ]]
  s.bob:has("in play", "Test Watch")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Terror")
  s.sue:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.sue:lands("Swamp", 2)
  s.bob:casts("Terror", { on = ogre })
  s:expect(s.bob, { life = 20 })
  s.sue:casts("Terror", { on = bears })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-COST-1 the use of an ability is heard of as it is paid for", both, function(s)
  s:card [[ return enchantment "Test Wind" { cost = "{U}",
    activates { what = artifacts, without_tapping = true, deal(1, controller_of(it)) } } ]]
  s:card [[ return artifact "Test Lamp" { cost = "{1}", activated { cost = "{1}", gain_life(5) } } ]]
  s.bob:has("in play", "Test Wind")
  local lamp = s.sue:has("in play", "Test Lamp")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Mountain", 4)
  s.sue:activates(lamp)
  s:expect(s.sue, { life = 24 })
  s.sue:activates(rod, { target = s.bob })
  s:expect(s.sue, { life = 24 })
  s:expect(s.bob, { life = 19 })
end)

local keepsake = [[ return artifact "Test Keepsake" { cost = "{1}",
  loses_control { what = self, by = you, gain_life(3), put_counters("tear", 1, self) },
  loses_control { what = self, by = opponent, gain_life(100) } } ]]

scenario("R-CTRL-1 of its own change of hands it tells whoever has lost it", both, function(s)
  s:card(keepsake)
  local keepsake = s.bob:has("in play", "Test Keepsake")
  s.sue:has("hand", "Steal Artifact")
  s.sue:lands("Island", 4)
  s:turn_of(s.sue)
  s.sue:casts("Steal Artifact", { on = keepsake })
  s:expect(keepsake, { controller = s.sue, counters = { tear = 1 } })
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CTRL-1 what leaves play is lost by whoever had it", both, function(s)
  s:card(keepsake)
  local keepsake = s.bob:has("in play", "Test Keepsake", { controller = s.sue })
  s.bob:has("hand", "Shatter")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Shatter", { on = keepsake })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 23 })
end)
