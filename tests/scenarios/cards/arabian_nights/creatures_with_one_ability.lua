local both = { "fifth", "microprose" }

-- The creatures of Arabian Nights that have a keyword and no text: cast, and looked at.
for _, creature in ipairs {
  { name = "Moorish Cavalry", pays = "{W}{W}{W}{W}", less = "{C}{C}{C}{W}", power = 3, toughness = 3, colour = "white", has = { "trample" } },
  { name = "Stone-Throwing Devils", pays = "{B}", less = "{R}", power = 1, toughness = 1, colour = "black", has = { "first strike" } },
  { name = "War Elephant", pays = "{W}{C}{C}{C}", less = "{C}{C}{C}{C}", power = 2, toughness = 2, colour = "white", has = { "banding", "trample" } },
  { name = "Repentant Blacksmith", pays = "{W}{C}", less = "{R}{R}", power = 1, toughness = 2, colour = "white", has = {} },
} do
  scenario(creature.name .. " is cast for its own colours, and is what is printed on it", both, function(s)
    s.bob:has("hand", creature.name)
    s.bob:mana(creature.less)
    s:expect_illegal(function() s.bob:casts(creature.name) end, "R-MANA-6")
    s.bob:mana(creature.pays)
    s.bob:casts(creature.name)
    s:expect(s.bob:finds(creature.name), { power = creature.power, toughness = creature.toughness,
      colours = { creature.colour }, has = creature.has, types = { "creature" } })
  end)
end

scenario("R-TRAMPLE-1 Moorish Cavalry runs over a blocker", both, function(s)
  local cavalry = s.bob:has("in play", "Moorish Cavalry")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { cavalry }
  s.sue:blocks { [sprites] = cavalry }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-FS-1 Stone-Throwing Devils kill a 1/1 before it strikes", both, function(s)
  local devils = s.bob:has("in play", "Stone-Throwing Devils")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { devils }
  s.sue:blocks { [sprites] = devils }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(devils, { zone = "in play", damage = 0 })
end)

scenario("War Elephant, ruling 2008-10-01: whoever blocks one of its band blocks both, and is trampled (R-BAND-3)", both, function(s)
  local elephant = s.bob:has("in play", "War Elephant")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { { elephant, bears } }
  s.sue:blocks { [sprites] = bears }
  s.bob:assigns { [sprites] = { [bears] = 1 } }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 1 })
  -- R-TRAMPLE-6: the bears' 2 have killed it, and the elephant's 2 trample through.
  s:expect(s.sue, { life = 18 })
end)

scenario("War Elephant, ruling 2009-10-01: among the blockers it lets the defender divide the attacker's damage (R-BAND-6)", both, function(s)
  local elephant = s.sue:has("in play", "War Elephant")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Hurloon Minotaur")
  s.bob:attacks { ogre }
  s.sue:blocks { [elephant] = ogre, [bears] = ogre }
  s.sue:assigns { [ogre] = { [elephant] = 1, [bears] = 1 } }
  s:to("end of attack")
  s:expect(elephant, { zone = "in play", damage = 1 })
  s:expect(bears, { zone = "in play", damage = 1 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-PROT-1 Repentant Blacksmith is no target of red spells, takes no red damage, and is not blocked by red", both, function(s)
  local smith = s.bob:has("in play", "Repentant Blacksmith")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Earthquake")
  s.sue:lands("Mountain", 3)
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { on = smith }) end, "R-PROT-1")
  s.bob:attacks { smith }
  s:expect_illegal(function() s.sue:blocks { [ogre] = smith } end, "R-PROT-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s.sue:casts("Earthquake", { x = 2 })
  s:expect(smith, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("War Elephant, ruling 2008-10-01: one creature without banding joins its band, not two", both, function(s)
  local elephants = s.bob:has("in play", "War Elephant", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s:expect_illegal(function() s.bob:attacks { { elephants[1], elephants[2], bears[1], bears[2] } } end, "R-BAND-1")
  s.bob:attacks { { elephants[1], elephants[2], bears[1] } }
  s:expect(bears[1], { attacking = true })
end)
