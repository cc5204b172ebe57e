local both = { "fifth", "microprose" }

scenario("Giant Slug, ruling 2004-10-04: it gains the landwalk that is chosen in the next own upkeep, until that turn ends", both, function(s)
  local slug = s.bob:has("in play", "Giant Slug")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 5)
  s.sue:lands("Mountain", 1)
  s.bob:activates(slug)
  s:turn_of(s.sue)
  s.bob:will("choose", "mountain")
  s:turn_of(s.bob)
  s.bob:attacks { slug }
  s:expect_illegal(function() s.sue:blocks { [ogre] = slug } end, "R-LW-1")
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { slug }
  s.sue:blocks { [ogre] = slug }
end)

scenario("Giant Slug gains nothing in the turn in which it is paid for", both, function(s)
  local slug = s.bob:has("in play", "Giant Slug")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 5)
  s.sue:lands("Mountain", 1)
  s.bob:activates(slug)
  s.bob:attacks { slug }
  s.sue:blocks { [ogre] = slug }
  s:to("main")
  s:expect(slug, { zone = "graveyard" })
end)

scenario("Giant Slug, ruling 2004-10-04: stolen after it was paid for, it gains the landwalk that the one who paid chooses", both, function(s)
  local slug = s.bob:has("in play", "Giant Slug")
  s.bob:lands("Forest", 5)
  s.bob:activates(slug)
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s:turn_of(s.sue)
  s.sue:casts("Control Magic", { on = slug })
  s.bob:will("choose", "forest")
  s:turn_of(s.bob)
  s:expect(slug, { controller = s.sue, has = { "landwalk" } })
end)

for _, land in ipairs { "Island", "Forest" } do
  scenario("Giant Slug that was paid for twice has both of the landwalks chosen: it walks through " .. land, both, function(s)
    local it = s.bob:has("in play", "Giant Slug")
    s.bob:lands("Swamp", 10)
    s.bob:activates(it)
    s.bob:activates(it)
    s:next_turn()
    s.bob:will("choose", "island")
    s.bob:will("choose", "forest")
    s:next_turn()
    s.sue:has("in play", land)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "landwalk")
  end)
end
