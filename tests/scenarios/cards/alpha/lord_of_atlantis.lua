local both = { "fifth", "microprose" }

scenario("Lord of Atlantis gives all Merfolk +1/+1 and islandwalk, those of both players", both, function(s)
  local mine = s.bob:has("in play", "Merfolk of the Pearl Trident")
  local theirs = s.sue:has("in play", "Merfolk of the Pearl Trident")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Lord of Atlantis")
  s.bob:mana "{U}{U}"
  s.bob:casts("Lord of Atlantis")
  for _, folk in ipairs { mine, theirs } do
    s:expect(folk, { power = 2, toughness = 2, has = { "islandwalk" } })
  end
  s:expect(ogre, { power = 2, lacks = { "islandwalk" } })
  s.bob:attacks { mine }
  s:expect_illegal(function() s.sue:blocks { [ogre] = mine } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-LW-1 Lord of Atlantis: Merfolk are blocked where the other player has no island", both, function(s)
  s.bob:has("in play", "Lord of Atlantis")
  local mine = s.bob:has("in play", "Merfolk of the Pearl Trident")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Forest", 1)
  s.bob:attacks { mine }
  s.sue:blocks { [ogre] = mine }
  s:to("main")
  s:expect(mine, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-CRE-8 Lord of Atlantis is a Lord and no Merfolk: it is 2/2, two of them as well, and may be blocked", both, function(s)
  local it = s.bob:has("in play", "Lord of Atlantis")
  local second = s.bob:has("in play", "Lord of Atlantis")
  local folk = s.bob:has("in play", "Merfolk of the Pearl Trident")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:lands("Island", 1)
  s:expect(it, { power = 2, toughness = 2, lacks = { "islandwalk" } })
  s:expect(second, { power = 2, toughness = 2 })
  s:expect(folk, { power = 3, toughness = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

scenario("R-CRE-7 Lord of Atlantis that dies takes the damaged Merfolk along", both, function(s)
  local it = s.bob:has("in play", "Lord of Atlantis")
  local folk = s.bob:has("in play", "Merfolk of the Pearl Trident")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:mana "{3}"
  s.sue:activates(rod, { on = folk })
  s:expect(folk, { zone = "in play", damage = 1 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
  s:expect(folk, { zone = "graveyard" })
end)

scenario("Lord of Atlantis whose island Magical Hack has made a swamp gives swampwalk", both, function(s)
  local lord = s.bob:has("in play", "Lord of Atlantis")
  local merfolk = s.bob:has("in play", "Merfolk of the Pearl Trident")
  s.bob:has("hand", "Magical Hack")
  s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { target = lord, choosing = { "island", "swamp" } })
  s.sue:has("in play", "Swamp")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { merfolk }
  s:expect_illegal(function() s.sue:blocks { [ogre] = merfolk } end, "swampwalk")
end)
