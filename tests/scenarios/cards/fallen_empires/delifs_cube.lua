local both = { "fifth", "microprose" }

scenario("Delif's Cube, ruling 2004-10-04: its effect watches the creature, and gives a cube counter in place of the damage where nobody blocks it", { "fifth", "microprose" }, function(s)
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Forest", 2)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:activates(cube, { ability = 1, target = wurm })
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(cube, { counters = { cube = 1 } })
end)

scenario("Delif's Cube, ruling 2004-10-04: used after the blocks it does nothing", { "fifth", "microprose" }, function(s)
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Forest", 2)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks {}
  s.bob:activates(cube, { ability = 1, target = wurm })
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(cube, { counters = {} })
end)

scenario("Delif's Cube gets nothing for a creature that is blocked", { "fifth", "microprose" }, function(s)
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Forest", 2)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(cube, { ability = 1, target = wurm })
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(cube, { counters = {} })
end)

scenario("Delif's Cube regenerates a creature for {2} and a cube counter", { "fifth", "microprose" }, function(s)
  local cube = s.sue:has("in play", "Delif's Cube", { counters = { cube = 1 } })
  s.sue:lands("Forest", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(bears, { with = cube })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "in play", tapped = true })
  s:expect(cube, { counters = {}, tapped = false })
end)

scenario("Delif's Cube, ruling 2013-04-15: the counter comes as soon as no block has been chosen", { "fifth", "microprose" }, function(s)
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Forest", 2)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(cube, { ability = 1, target = wurm })
  s.bob:attacks { wurm }
  s:expect(cube, { counters = {} })
  s.sue:blocks {}
  s:expect(cube, { counters = { cube = 1 } })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RESOLVE-3 Delif's Cube that is destroyed before the attack keeps the damage away all the same", { "fifth", "microprose" }, function(s)
  local c = s.bob:has("in play", "Delif's Cube"); s.bob:lands("Forest", 2)
  local b = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Shatter"); s.sue:lands("Mountain", 2)
  s.bob:activates(c, { target = b })
  s.sue:casts("Shatter", { target = c })
  s.bob:attacks { b }
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Delif's Cube: nothing comes of a creature that is blocked", both, function(s)
  s:card [[return artifact "Delif's Cube" {
    cost = "{1}",
    activated {
      cost = "{2}, {T}",
      target = creature:controlled_by(you),
      when_this_turn {
        event = goes_unblocked { what = target },
        this_turn(deals_no_combat_damage { affects = target }),
        put_counters("cube", 1, self),
      },
    },
    activated { cost = { "{2}", remove_counters("cube", 1, self) }, target = creature, regenerate(target) },
  }]]
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Swamp", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s.bob:activates(cube, { ability = 1, target = ogre })
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s:expect(wall, { damage = 2 })
  s:expect(cube, { counters = {} })
end)

scenario("Delif's Cube gets its counter for a creature that goes unblocked", both, function(s)
  s:card [[return artifact "Delif's Cube" {
    cost = "{1}",
    activated {
      cost = "{2}, {T}",
      target = creature:controlled_by(you),
      when_this_turn {
        event = goes_unblocked { what = target },
        this_turn(deals_no_combat_damage { affects = target }),
        put_counters("cube", 1, self),
      },
    },
    activated { cost = { "{2}", remove_counters("cube", 1, self) }, target = creature, regenerate(target) },
  }]]
  local cube = s.bob:has("in play", "Delif's Cube")
  s.bob:lands("Swamp", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:activates(cube, { ability = 1, target = ogre })
  s.bob:attacks { ogre }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(cube, { counters = { cube = 1 } })
end)
