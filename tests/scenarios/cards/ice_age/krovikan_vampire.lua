local both = { "fifth", "microprose" }

scenario("Krovikan Vampire brings back at end of turn the creature that it killed, under its own controller", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(it, { power = 3, toughness = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:to("discard")
  s:expect(bears, { zone = "graveyard" })
  s:next_turn()
  s:expect(bears, { zone = "in play", controller = s.bob, owner = s.sue })
end)

scenario("What Krovikan Vampire brought back is buried when the Vampire leaves play", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  s.bob:will("pay", true)                            -- so that it does not regenerate in combat
  s.bob:attacks { it }
  s.sue:blocks { [clergy] = it }

  s:next_turn()
  s:expect(clergy, { zone = "in play", controller = s.bob })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { on = it })
  s:expect(clergy, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = { "Clergy of the Holy Nimbus", "Unsummon" } })
  s:expect(ogre, { zone = "in play" })
end)

scenario("What Krovikan Vampire brought back is buried when its controller loses control of the Vampire", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:next_turn()
  s:expect(bears, { controller = s.bob })
  s.sue:has("hand", "Control Magic")
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Control Magic", { on = it })
  s:expect(it, { controller = s.sue })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Krovikan Vampire brings back nothing that it did not damage, and nothing that lives", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it, ogre }
  s.sue:blocks { [wall] = it, [bears] = ogre }
  s:next_turn()
  s:expect(wall, { zone = "in play", controller = s.sue })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Krovikan Vampire, ruling 2004-10-04: any damage of its own counts, also when something else killed the creature", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local wall = s.sue:has("in play", "Wall of Wood")               -- 0/3
  local stone = s.sue:has("in play", "Wall of Stone")             -- 0/8
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.bob:attacks { it }
  s.sue:blocks { [stone] = it }
  s:to("main")
  s.bob:casts("Terror", { on = stone })
  s:expect(stone, { zone = "graveyard" })
  s:next_turn()
  s:expect(stone, { zone = "in play", controller = s.bob })
  s:expect(wall, { controller = s.sue })
end)

scenario("Krovikan Vampire, ruling 2004-10-04: a creature that left the graveyard and came back to it is not found (R-ZONE-2)", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:to("main")
  s.bob:has("hand", "Hymn of Rebirth")
  s.bob:has("hand", "Terror")
  s.bob:mana "{3}{G}{W}{1}{B}"
  s.bob:casts("Hymn of Rebirth", { on = bears })
  s.bob:casts("Terror", { on = bears })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Krovikan Vampire, ruling 2008-08-01: not in play at end of turn, it brings back nothing", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:to("main")
  s.sue:casts("Unsummon", { on = it })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Krovikan Vampire, ruling 2008-08-01: who controls it at end of turn gets the creature", both, function(s)
  local it = s.bob:has("in play", "Krovikan Vampire")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("main")
  s:card [[ return artifact "Test Deed" { cost = "{1}", text = "{0}: Your opponent gains control of target creature.", activated { cost = "{0}", target = creature, for_good(target, { controller = opponent }) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Deed"), { on = it })
  s:next_turn()
  s:expect(it, { controller = s.sue })
  s:expect(ogre, { zone = "in play", controller = s.sue })
  s:expect(bears, { controller = s.bob })
end)

scenario("A thief of Krovikan Vampire finds what it had taken buried", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Krovikan Vampire")
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { v }
  s.sue:blocks { [b] = v }
  s:turn_of(s.sue)
  s:expect(b, { zone = "in play", controller = s.bob })
  s.sue:has("hand", "Control Magic"); s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = v })
  s:expect(b, { zone = "graveyard" })
end)
