local both = { "fifth", "microprose" }

scenario("Nether Shadow attacks in the turn that it comes", both, function(s)
  s.bob:has("hand", "Nether Shadow")
  s.bob:mana "{B}{B}"
  local it = s.bob:casts("Nether Shadow")
  s:expect(it, { zone = "in play", power = 1, toughness = 1, colours = { "black" } })
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 19 })
end)

scenario("Nether Shadow with three creature cards above it may come back at the end of its owner's upkeep", both, function(s)
  local it = s.bob:has("graveyard", "Nether Shadow")
  s.bob:has("graveyard", "Gray Ogre", { count = 3 })
  s:turn_of(s.sue)
  s:expect(it, { zone = "graveyard" })
  s:to("cleanup")
  s:to("upkeep")
  s:expect(it, { zone = "graveyard" })
  s.bob:will("pay", true)
  s:to("draw")
  s:expect(it, { zone = "in play" })
  s:to("main")
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 19 })
end)

scenario("Nether Shadow stays in the graveyard where its owner likes", both, function(s)
  local it = s.bob:has("graveyard", "Nether Shadow")
  s.bob:has("graveyard", "Gray Ogre", { count = 3 })
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)

for _, row in ipairs {
  { "only two creature cards are above it", { "Nether Shadow", "Gray Ogre", "Gray Ogre", "Lightning Bolt" } },
  { "a third creature card lies below it", { "Gray Ogre", "Nether Shadow", "Gray Ogre", "Gray Ogre" } },
} do
  scenario("Nether Shadow does not come back where " .. row[1], both, function(s)
    for _, name in ipairs(row[2]) do s.bob:has("graveyard", name) end
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(s.bob, { graveyard = 4, in_play = 0 })
  end)
end

scenario("Nether Shadow, ruling 2004-10-04: its coming back is no spell, and nothing counters it", both, function(s)
  local it = s.bob:has("graveyard", "Nether Shadow")
  s.bob:has("graveyard", "Gray Ogre", { count = 3 })
  s.sue:has("hand", "Counterspell")
  s.sue:mana "{U}{U}"
  s:turn_of(s.sue)
  s.sue:lands("Island", 2)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:expect(s.sue, { hand = { ["Counterspell"] = 1, ["Plain Card"] = 1 } })
end)

scenario("Nether Shadow, ruling 2008-10-01: a card is above it that came to the graveyard later", both, function(s)
  local it = s.bob:has("in play", "Nether Shadow")
  local ogres = s.bob:has("in play", "Gray Ogre", { count = 3 })
  s.sue:has("hand", "Lightning Bolt", { count = 4 })
  s.sue:mana "{R}{R}{R}{R}"
  s.sue:casts("Lightning Bolt", { on = it })
  for _, ogre in ipairs(ogres) do s.sue:casts("Lightning Bolt", { on = ogre }) end
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
end)

scenario("Nether Shadow, ruling 2008-10-01: of cards that come there together the owner says how they lie", both, function(s)
  local it = s.bob:has("in play", "Nether Shadow")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.bob:has("in play", "Hill Giant")
  s.sue:has("hand", "Wrath of God")
  s.sue:lands("Plains", 4)
  s:turn_of(s.sue)
  s.bob:will("order", it) -- lies lowest
  s.bob:will("order", ogre)
  s.bob:will("order", bears)
  s.sue:casts("Wrath of God")
  s:expect(s.bob, { graveyard_from_top = { "Hill Giant", "Grizzly Bears", "Gray Ogre", "Nether Shadow" } })
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
end)

scenario("Nether Shadow, ruling 2008-10-01: of a creature and its enchantment that are destroyed together their owner says which lies lower", both, function(s)
  local it = s.bob:has("in play", "Nether Shadow")
  local strength = s.bob:has("in play", "Unholy Strength", { on = it })
  local disk = s.sue:has("in play", "Nevinyrral's Disk")
  s.sue:mana "{1}"
  s.bob:will("order", strength) -- lies lowest
  s.sue:activates(disk)
  s:expect(s.bob, { graveyard_from_top = { "Nether Shadow", "Unholy Strength" } })
end)

scenario("Nether Shadow, ruling 2008-10-01: a spell that is resolved comes above the creatures that it destroyed", both, function(s)
  local it = s.bob:has("in play", "Nether Shadow")
  s.bob:has("hand", "Wrath of God")
  s.bob:mana "{2}{W}{W}"
  s.bob:casts("Wrath of God")
  s:expect(s.bob, { graveyard_from_top = { "Wrath of God", "Nether Shadow" } })
end)

scenario("Nether Shadow: of four in a graveyard only the lowest has three creature cards above it", both, function(s)
  s.bob:has("graveyard", "Nether Shadow", { count = 4 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { "Nether Shadow" }, graveyard = 3 })
end)

scenario("Nether Shadow: two under three creature cards both come back; Walls and artifact creatures are creature cards", both, function(s)
  s.bob:has("graveyard", "Nether Shadow", { count = 2 })
  s.bob:has("graveyard", "Obsianus Golem")
  s.bob:has("graveyard", "Wall of Wood", { count = 2 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { ["Nether Shadow"] = 2 }, graveyard = 3 })
end)

scenario("Nether Shadow, ruling 2004-10-04: four of them make no loop: one that is sacrificed at once brings no other back", both, function(s)
  local altar = s.bob:has("in play", "Ashnod's Altar")
  local four = s.bob:has("graveyard", "Nether Shadow", { count = 4 })
  s:turn_of(s.sue)
  s:to("cleanup")
  s:to("upkeep")
  s.bob:will("pay", true)
  s:to("end of upkeep")
  s:expect(four[1], { zone = "in play" })
  s.bob:activates(altar, { paying = four[1] })
  s:expect(four[1], { zone = "graveyard" })
  s:to("draw")
  s:expect(s.bob, { in_play = { "Ashnod's Altar" }, graveyard = 4 })
end)
