-- Banding with Camel and Battering Ram, Lure, Raging River, Melee, Caverns of Despair and Siren's Call in one attack.
local both = { "fifth", "microprose" }

scenario("R-BAND-3 R-BAND-5 Lure on a band-mate of Camel: all block the band, and its player divides what they deal", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { { camel, wurm } }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "R-CBT-6")
  s.sue:blocks { [ogre] = wurm, [giant] = wurm }
  s.bob:assigns { [wurm] = { [ogre] = 3, [giant] = 3 }, [ogre] = { [camel] = 2 }, [giant] = { [camel] = 3 } }
  s:to("main")
  s:expect(wurm, { zone = "in play", damage = 0 })
  s:expect(camel, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(giant, { zone = "graveyard" })
end)

scenario("Lure on Thicket Basilisk: all that can block do, and all but the Wall are destroyed (R-FORCE-1)", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  s.bob:has("in play", "Lure", { on = basilisk })
  local wurm = s.sue:has("in play", "Craw Wurm")
  local drake = s.sue:has("in play", "Azure Drake")
  local wall = s.sue:has("in play", "Wall of Stone")
  local tapped = s.sue:has("in play", "Gray Ogre", { tapped = true })
  s.bob:attacks { basilisk }
  s:expect_illegal(function() s.sue:blocks { [wurm] = basilisk, [drake] = basilisk } end, "R-CBT-6")
  s.sue:blocks { [wurm] = basilisk, [drake] = basilisk, [wall] = basilisk }
  s.bob:assigns { [basilisk] = { [wall] = 2 } }
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(drake, { zone = "graveyard" })
  s:expect(wall, { zone = "in play" })
  s:expect(tapped, { zone = "in play" })
end)

scenario("R-BAND-3 whoever blocks Camel blocks the Thicket Basilisk in its band, and is destroyed", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { camel, basilisk } }
  s.sue:blocks { [wurm] = camel }
  s.bob:assigns { [wurm] = { [camel] = 6 } }
  s:to("main")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(basilisk, { zone = "in play" })
  s:expect(camel, { zone = "graveyard" })
end)

scenario("R-BAND-3 a Wall that blocks a band-mate of Battering Ram has blocked the Ram too", both, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { { ram, bears } }
  s.sue:blocks { [wall] = bears }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
  s:expect(ram, { zone = "in play" })
end)

scenario("R-BAND-1 Battering Ram, that bands when attacking, takes Camel and one other along", both, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local camel = s.bob:has("in play", "Camel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { ram, camel, bears, ogre } } end, "R-BAND-1")
  s.bob:attacks { { ram, camel, bears }, ogre }
  s:to("main")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-FLY-1 Lure on a Serra Angel draws only those that can block it", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:has("in play", "Lure", { on = angel })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local drake = s.sue:has("in play", "Azure Drake")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { angel, bears }
  s:expect_illegal(function() s.sue:blocks { [drake] = bears } end, "R-CBT-6")
  s.sue:blocks { [drake] = angel, [ogre] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CBT-6 of two Lures each blocker obeys the one that it likes", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = bears })
  s.bob:has("in play", "Lure", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears, wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "R-CBT-6")
  s.sue:blocks { [ogre] = bears, [giant] = bears }
  s.bob:assigns { [bears] = { [ogre] = 2 } }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(bears, { zone = "graveyard" })
end)

-- Bob's Raging River: Sue's Bears on the first side, her Ogre on the second.
local function river(s)
  s.bob:has("in play", "Raging River")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:will("choose", bears)
  s.sue:will("choose", false)
  return bears, ogre
end

scenario("R-FORCE-1 Lure across Raging River: only who stands on its side, or flies, must block", both, function(s)
  local bears, ogre = river(s)
  local drake = s.sue:has("in play", "Azure Drake")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local lion = s.bob:has("in play", "Savannah Lions")
  s.bob:has("in play", "Lure", { on = wurm })
  s.bob:will("number", 1)
  s.bob:will("number", 2)
  s.bob:attacks { wurm, lion }
  s:expect_illegal(function() s.sue:blocks { [bears] = wurm } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [bears] = wurm, [drake] = wurm, [ogre] = wurm } end, "Raging River")
  s.sue:blocks { [bears] = wurm, [drake] = wurm, [ogre] = lion }
  s:expect(ogre, { blocking = true })
end)

scenario("R-BAND-3 a band on both sides of Raging River is blocked as a whole from either side", both, function(s)
  local bears, ogre = river(s)
  local camel = s.bob:has("in play", "Camel")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:will("number", 1)
  s.bob:will("number", 2)
  s.bob:attacks { { camel, wurm } }
  s:expect_illegal(function() s.sue:blocks { [ogre] = camel } end, "Raging River")
  s.sue:blocks { [bears] = camel }
  s.bob:assigns { [bears] = { [camel] = 0, [wurm] = 2 } }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(camel, { zone = "in play" })
  s:expect(ogre, { zone = "in play" })
end)

scenario("R-BAND-3 Melee: a band of which one is blocked is blocked, and the rest untaps", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local lion = s.bob:has("in play", "Savannah Lions")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { { camel, wurm }, lion }
  s.bob:casts("Melee")
  s.bob:blocks { [bears] = camel }
  s:expect(wurm, { attacking = true, tapped = true })
  s:expect(lion, { attacking = false, tapped = false })
  s.bob:assigns { [bears] = { [wurm] = 2, [camel] = 0 } }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CBT-6 Melee makes legal blocks only: who must obey a Lure is not sent elsewhere", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local lion = s.bob:has("in play", "Savannah Lions")
  s.bob:has("in play", "Lure", { on = wurm })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { wurm, lion }
  s.bob:casts("Melee")
  s:expect_illegal(function() s.bob:blocks { [bears] = lion } end, "R-CBT-6")
  s.bob:blocks { [bears] = wurm }
  s:expect(lion, { attacking = false })
end)

scenario("R-BLOCK-1 Melee sends a Wall before Battering Ram, and the Ram destroys it", both, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:attacks { ram }
  s.bob:casts("Melee")
  s.bob:blocks { [wall] = ram }
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
end)

scenario("R-CDMG-3 Battering Ram bands when attacking only: blocking beside Bears it leaves the division to the attacker", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local ram = s.bob:has("in play", "Battering Ram")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [ram] = wurm, [bears] = wurm }
  s.sue:assigns { [wurm] = { [ram] = 1, [bears] = 5 } }
  s:to("main")
  s:expect(ram, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-BAND-6 Camel that blocks beside Bears gives the division to the defender, who spends it all on Camel", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local camel = s.bob:has("in play", "Camel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [camel] = wurm, [bears] = wurm }
  s.bob:assigns { [wurm] = { [camel] = 6, [bears] = 0 } }
  s:to("main")
  s:expect(camel, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("R-PROT-1 Lure on a White Knight: black creatures cannot block it, and need not", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Lure", { on = knight })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { knight, bears }
  s:expect_illegal(function() s.sue:blocks { [zombies] = bears } end, "R-CBT-6")
  s.sue:blocks { [ogre] = knight, [zombies] = bears }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-LW-1 Lure on a Bog Wraith draws nobody where the defender has a swamp", both, function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.bob:has("in play", "Lure", { on = wraith })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { wraith, bears }
  s.sue:blocks { [ogre] = bears }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-BLOCK-1 Dwarven Warriors make a creature under Lure unblockable: its company may be blocked", both, function(s)
  local lured = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lure", { on = lured })
  local lion = s.bob:has("in play", "Savannah Lions")
  local warriors = s.bob:has("in play", "Dwarven Warriors")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(warriors, { on = lured })
  s.bob:attacks { lured, lion }
  s.sue:blocks { [ogre] = lion }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(lion, { zone = "graveyard" })
end)

scenario("R-TRIG-1 Fog does not save what Lure has drawn to Thicket Basilisk: no damage is dealt, and all are destroyed", both, function(s)
  local basilisk = s.bob:has("in play", "Thicket Basilisk")
  s.bob:has("in play", "Lure", { on = basilisk })
  local wurm = s.sue:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Fog")
  s.sue:lands("Forest", 1)
  s.bob:attacks { basilisk }
  s.sue:blocks { [wurm] = basilisk, [bears] = basilisk }
  s.sue:casts("Fog")
  s:to("main")
  s:expect(basilisk, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CBT-6 Lure on Arctic Foxes draws those of power 1 alone, where the defender has a snow-covered land", both, function(s)
  local foxes = s.bob:has("in play", "Arctic Foxes")
  s.bob:has("in play", "Lure", { on = foxes })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local sprites = s.sue:has("in play", "Mons's Goblin Raiders")
  s.sue:lands("Snow-Covered Forest", 1)
  s.bob:attacks { foxes, bears }
  s:expect_illegal(function() s.sue:blocks { [sprites] = bears } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [sprites] = foxes, [ogre] = foxes } end, "Arctic Foxes")
  s.sue:blocks { [sprites] = foxes, [ogre] = bears }
  s:expect(ogre, { blocking = true })
end)

scenario("R-BLOCK-1 Melee across Raging River makes no block that the River forbids", both, function(s)
  local bears, ogre = river(s)
  local lion = s.bob:has("in play", "Savannah Lions")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  s.bob:will("number", 1)
  s.bob:attacks { lion }
  s.bob:casts("Melee")
  s:expect_illegal(function() s.bob:blocks { [ogre] = lion } end, "Raging River")
  s.bob:blocks { [bears] = lion }
  s:expect(ogre, { blocking = false })
  s:expect(lion, { attacking = true })
end)

scenario("R-FLY-1 Melee has no ground creature block a Serra Angel, which untaps and has not attacked", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Melee")
  s.bob:lands("Mountain", 5)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { angel, bears }
  s.bob:casts("Melee")
  s:expect_illegal(function() s.bob:blocks { [ogre] = angel } end, "R-FLY-1")
  s.bob:blocks { [ogre] = bears }
  s:expect(angel, { attacking = false, tapped = false })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-FORCE-1 Siren's Call against a player in Glacial Chasm: no creature can attack, and all are destroyed at end of turn", both, function(s)
  s.sue:has("in play", "Glacial Chasm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("hand", "Siren's Call")
  s.bob:lands("Island", 1)
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s.bob:casts("Siren's Call")
  s:expect_illegal(function() s.sue:attacks { ogre } end, "Glacial Chasm")
  s:turn_of(s.bob)
  s:expect(ogre, { zone = "graveyard" })
  s:expect(wall, { zone = "in play" })
end)

scenario("R-BAND-11 Whirling Dervish in a band with Camel: who cannot block the Dervish blocks the Camel, and does the Dervish no damage", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local dervish = s.bob:has("in play", "Whirling Dervish")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.bob:attacks { { camel, dervish } }
  s:expect_illegal(function() s.sue:blocks { [zombies] = dervish } end, "R-PROT-1")
  s.sue:blocks { [zombies] = camel }
  s.bob:assigns { [zombies] = { [dervish] = 2, [camel] = 0 } }
  s:to("main")
  s:expect(dervish, { zone = "in play", damage = 0 })
  s:expect(camel, { zone = "in play", damage = 0 })
  s:expect(zombies, { zone = "in play", damage = 1 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-BAND-4 a Serra Angel in a band with Camel is blocked by a creature of the ground, through the Camel", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local angel = s.bob:has("in play", "Serra Angel")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { { camel, angel } }
  s:expect_illegal(function() s.sue:blocks { [wurm] = angel } end, "R-FLY-1")
  s.sue:blocks { [wurm] = camel }
  s.bob:assigns { [wurm] = { [camel] = 6, [angel] = 0 } }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(angel, { zone = "in play" })
  s:expect(camel, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("R-BAND-6 Helm of Chatzuk gives a blocker banding after the blocks: it is judged when the damage is dealt", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  local wall = s.bob:has("in play", "Wall of Stone")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local helm = s.bob:has("in play", "Helm of Chatzuk")
  s.bob:lands("Plains", 1)
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s.bob:blocks { [wall] = wurm, [bears] = wurm }
  s.bob:activates(helm, { on = bears })
  s.bob:assigns { [wurm] = { [wall] = 6, [bears] = 0 } }
  s:to("main")
  s:expect(wall, { zone = "in play" })
  s:expect(bears, { zone = "in play" })
end)

scenario("Camel in a band keeps Desert from harming its company, and not an attacker beside the band (R-GEN-1)", both, function(s)
  local camel = s.bob:has("in play", "Camel")
  local lion = s.bob:has("in play", "Savannah Lions")
  local goblin = s.bob:has("in play", "Mons's Goblin Raiders")
  local deserts = s.sue:has("in play", "Desert", { count = 2 })
  s.bob:attacks { { camel, lion }, goblin }
  s:to("damage")
  s.sue:will("choose", lion)
  s.sue:activates(deserts[1], { ability = 2 })
  s.sue:will("choose", goblin)
  s.sue:activates(deserts[2], { ability = 2 })
  s:to("main")
  s:expect(lion, { zone = "in play" })
  s:expect(goblin, { zone = "graveyard" })
end)

scenario("R-BAND-5 War Elephant in a band with a Wurm: the attacker divides what a lured crowd deals, and the Elephant tramples alone", both, function(s)
  local elephant = s.bob:has("in play", "War Elephant")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = elephant })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local lion = s.sue:has("in play", "Mons's Goblin Raiders")
  s.bob:attacks { { elephant, wurm } }
  s.sue:blocks { [bears] = elephant, [lion] = elephant }
  s.bob:assigns { [elephant] = { [s.sue] = 2 }, [wurm] = { [bears] = 4, [lion] = 2 }, [bears] = { [wurm] = 2 }, [lion] = { [wurm] = 1 } }
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(elephant, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 3 })
  s:expect(bears, { zone = "graveyard" })
  s:expect(lion, { zone = "graveyard" })
end)

scenario("R-BLOCK-1 General Jarkeld switches no blockers across Raging River, for the blocks would not be legal", both, function(s)
  local bears, ogre = river(s)
  local jarkeld = s.bob:has("in play", "General Jarkeld")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local goblin = s.bob:has("in play", "Mons's Goblin Raiders")
  s.bob:will("number", 1)
  s.bob:will("number", 2)
  s.bob:attacks { wurm, goblin }
  s.sue:blocks { [bears] = wurm, [ogre] = goblin }
  s.bob:activates(jarkeld, { targets = { wurm, goblin } })
  s:to("main")
  -- Nothing was switched: the Bears die of the Wurm, and the Ogre lives.
  s:expect(bears, { zone = "graveyard" })
  s:expect(goblin, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 1 })
end)

scenario("R-CBT-6 Lure on a creature with Imposing Visage: one creature alone cannot block it and need not, two must", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = wurm })
  s.bob:has("in play", "Imposing Visage", { on = wurm })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = wurm } end, "Imposing Visage")
  s:to("main")
  s:expect(s.sue, { life = 14 })
  local giant = s.sue:has("in play", "Hill Giant")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks {} end, "R-CBT-6")
  s.sue:blocks { [ogre] = wurm, [giant] = wurm }
  s:expect(giant, { blocking = true })
end)

scenario("R-CBT-6 Lure, Imposing Visage and Caverns of Despair: two block the lured creature, and nobody else may block", both, function(s)
  s.sue:has("in play", "Caverns of Despair")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Lure", { on = wurm })
  s.bob:has("in play", "Imposing Visage", { on = wurm })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 3 })
  s.bob:attacks { wurm, bears }
  s:expect_illegal(function() s.sue:blocks { [ogres[1]] = bears, [ogres[2]] = bears } end, "R-CBT-6")
  s:expect_illegal(function() s.sue:blocks { [ogres[1]] = wurm, [ogres[2]] = bears } end, "Imposing Visage")
  s.sue:blocks { [ogres[1]] = wurm, [ogres[2]] = wurm }
  s:expect(ogres[3], { blocking = false })
end)

scenario("R-FORCE-1 Siren's Call does not make a player pay for Brainwash, and the creature is destroyed for staying at home", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Brainwash", { on = ogre })
  s.sue:lands("Mountain", 3)
  s.bob:has("hand", "Siren's Call")
  s.bob:lands("Island", 1)
  s:turn_of(s.sue)
  s.bob:casts("Siren's Call")
  s:to("discard")
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(ogre, { zone = "graveyard" })
end)
