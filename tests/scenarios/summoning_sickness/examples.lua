scenario("E-081 a new creature may block next turn, but not attack now", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:casts(bears)
  s:expect(bears, { zone = "in play", tapped = false })
  s:expect_illegal(function() s.bob:attacks { bears } end, "R-SICK-1")
  s:next_turn()
  s.sue:attacks { ogre }
  s.bob:blocks { [bears] = ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
end)

scenario("E-082 Bog Wraith changes hands", { "fifth", "microprose" }, function(s)
  local wraith = s.sue:has("in play", "Bog Wraith")
  s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = wraith })
  s:expect(wraith, { controller = s.bob })
  s:expect_illegal(function() s.bob:attacks { wraith } end, "R-SICK-1")
  s:next_turn()
  s:next_turn()
  s.bob:attacks { wraith }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("E-083 Titania's Song: age counts, not being a creature", { "fifth", "microprose" }, function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")
  local amulet = s.sue:has("in play", "Amulet of Kroog")
  local song = s.sue:has("hand", "Titania's Song")
  s.sue:lands("Forest", 9)
  s:turn_of(s.sue)
  s.sue:casts(song)
  s:expect(rod, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
  s:expect(amulet, { types = { "artifact", "creature" }, power = 2, toughness = 2 })
  s:expect_illegal(function() s.sue:activates(rod, { target = s.bob }) end, "Rod of Ruin has no ability to activate")
  s:expect_illegal(function() s.sue:activates(amulet, { target = s.bob }) end, "Amulet of Kroog has no ability to activate")
  s.sue:attacks { rod, amulet }
  s:to("end of attack")
  s:expect(s.bob, { life = 14 })
end)

scenario("E-084 Kormus Bell: four old swamps, one new", { "fifth", "microprose" }, function(s)
  local old = s.bob:has("in play", "Swamp", { count = 4 })
  local new = s.bob:has("hand", "Swamp")
  s.bob:has("hand", "Kormus Bell")
  s.bob:plays_land(new)
  s.bob:mana "{C}{C}{C}{C}"
  s.bob:casts("Kormus Bell")
  s:expect(new, { types = { "land", "creature" }, power = 1 })
  s:expect_illegal(function() s.bob:attacks { old[1], old[2], old[3], old[4], new } end, "R-SICK-1")
  s.bob:attacks { old[1], old[2], old[3], old[4] }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

-- A creature of Sue's that Bob has taken, and a way to let it go again.
local function taken(s, card)
  local pinger = s.sue:has("in play", "Prodigal Sorcerer")
  s:card(card)
  return pinger, s.bob:has("in play", "Grip", { on = pinger })
end

scenario("R-SICK-1 what comes back by a cost is sick at once", { "fifth", "microprose" }, function(s)
  local pinger, grip = taken(s, [[ return enchant_creature "Grip" {
    cost = "{U}", text = "You control enchanted creature. / Sacrifice Grip: You gain 1 life.",
    continuous { affects = enchanted, controller = you },
    activated { cost = sacrifice(self), gain_life(1) },
  } ]])
  s:expect(pinger, { controller = s.bob })
  s.bob:activates(grip)
  s:expect(pinger, { controller = s.sue })
  s:expect_illegal(function() s.sue:activates(pinger, { target = s.bob }) end, "R-SICK-1")
end)

scenario("R-SICK-2 control that goes by untapping leaves it sick", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Man" "Grasping Man" {
    cost = "{U}", power = 2, toughness = 2,
    text = "{T}: Gain control of target creature as long as Grasping Man is tapped.",
    activated { cost = "{T}", target = creature, while_tapped(target, { controller = you }) },
  } ]]
  local man = s.sue:has("in play", "Grasping Man")
  local pinger = s.bob:has("in play", "Prodigal Sorcerer")
  s:turn_of(s.sue)
  s.sue:activates(man, { target = pinger })
  s:expect(pinger, { controller = s.sue })
  s:turn_of(s.bob)
  s:next_turn()
  s:expect(pinger, { controller = s.bob })
  s:expect_illegal(function() s.bob:activates(pinger, { target = s.sue }) end, "R-SICK-1")
end)
