-- Artifacts of later years that are put on creatures, and stay in play when those leave.
local both = { "fifth", "microprose" }

local function sword(s)
  s:card [[ return artifact "Test Sword" { cost = "{1}", subtypes = "Equipment", on = creatures,
    text = "Equipped creature gets +2/+0.\nEquip {1}",
    continuous { affects = enchanted, plus = "+2/+0" }, equip "{1}" } ]]
end

scenario("an artifact is put on a creature of its controller's, and on another", both, function(s)
  sword(s)
  local blade = s.bob:has("in play", "Test Sword", { counters = { charge = 1 } })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local theirs = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 3)
  s.bob:activates(blade, { target = bears })
  s:expect(bears, { power = 4, toughness = 2 })
  s:expect(blade, { tapped = false, counters = { charge = 1 } })
  s:expect_illegal(function() s.bob:activates(blade, { target = theirs }) end, "R-TARGET-1")
  s.bob:activates(blade, { target = ogre })
  s:expect(bears, { power = 2 })
  s:expect(ogre, { power = 4 })
end)

scenario("an artifact is put on a creature in its controller's main phase alone", both, function(s)
  sword(s)
  local blade = s.bob:has("in play", "Test Sword")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:activates(blade, { target = bears }) end, "main phase")
end)

scenario("what it was on has died: the artifact stays, and is put on another", both, function(s)
  sword(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local blade = s.bob:has("in play", "Test Sword", { on = bears })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 2)
  s:expect(bears, { power = 4 })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(blade, { zone = "in play" })
  s.bob:activates(blade, { target = ogre })
  s:expect(ogre, { power = 4 })
end)

scenario("what it is on changes hands: it goes along, and stays the artifact of who had it", both, function(s)
  sword(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local blade = s.bob:has("in play", "Test Sword", { on = bears })
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s:turn_of(s.sue)
  s.sue:casts("Control Magic", { on = bears })
  s:expect(bears, { controller = s.sue, power = 4 })
  s:expect(blade, { controller = s.bob })
end)

scenario("protection from what it is keeps it off; being beyond enchantment does not", both, function(s)
  s:card [[ return summon "Cleric" "Test Hermit" { cost = "{W}", power = 1, toughness = 1, text = "Protection from artifacts",
    protection { from = artifacts } } ]]
  s:card [[ return summon "Cleric" "Test Monk" { cost = "{W}", power = 1, toughness = 1,
    text = "Test Monk cannot be enchanted.", cannot_be_enchanted {} } ]]
  sword(s)
  local hermit = s.bob:has("in play", "Test Hermit")
  local monk = s.bob:has("in play", "Test Monk")
  local blade = s.bob:has("in play", "Test Sword")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(blade, { target = hermit }) end, "R-PROT-1")
  s.bob:activates(blade, { target = monk })
  s:expect(monk, { power = 3 })
end)

scenario("protection that comes later takes the artifact off, and leaves it in play", both, function(s)
  s:card [[ return instant "Test Ban" { cost = "{0}", target = creature,
    text = "Target creature gains protection from artifacts until end of turn.",
    until_end_of_turn(target, { gains = protection { from = artifacts } }) } ]]
  sword(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local blade = s.bob:has("in play", "Test Sword", { on = bears })
  s.sue:has("hand", "Test Ban")
  s.sue:casts("Test Ban", { target = bears })
  s:expect(blade, { zone = "in play" })
  s:next_turn()
  s:expect(bears, { power = 2 })
end)

scenario("an artifact that becomes a creature is on none", both, function(s)
  s:card [[ return instant "Test Life" { cost = "{0}", target = artifact,
    text = "Target artifact becomes a 1/1 artifact creature until end of turn.",
    until_end_of_turn(target, { is_also = "creature", power = 1, toughness = 1 }) } ]]
  sword(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local blade = s.bob:has("in play", "Test Sword", { on = bears })
  s.bob:has("hand", "Test Life")
  s.bob:casts("Test Life", { target = blade })
  s:expect(bears, { power = 2 })
  s:expect(blade, { zone = "in play", power = 1 })
end)

scenario("a creature that carries an artifact is not enchanted", both, function(s)
  s:card [[ return sorcery "Test Purge" { cost = "{0}", text = "Destroy all enchanted creatures.",
    destroy(creatures:enchanted_by(permanents)) } ]]
  sword(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Test Sword", { on = bears })
  s.bob:has("in play", "Flight", { on = ogre })
  s.bob:has("hand", "Test Purge")
  s.bob:casts("Test Purge")
  s:expect(bears, { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("what equips speaks of what it is on: as that deals damage, and as it dies", both, function(s)
  s:card [[ return artifact "Test Bell" { cost = "{1}", subtypes = "Equipment", on = creatures,
    text = "Whenever equipped creature deals combat damage to a player, you gain 1 life.\nWhen equipped creature is put into a graveyard from play, you gain 5 life.\nEquip {1}",
    deals_damage { what = enchanted, to = players, combat = true, gain_life(1) },
    put_into_graveyard { what = enchanted, gain_life(5) }, equip "{1}" } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Test Bell", { on = bears })
  s.bob:attacks { bears, ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.bob)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 2)
  s.bob:casts("Lightning Bolt", { target = ogre })
  s:expect(s.bob, { life = 21 })
  s.bob:casts("Lightning Bolt", { target = bears })
  s:expect(s.bob, { life = 26 })
end)
