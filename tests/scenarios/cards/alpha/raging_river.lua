local both = { "fifth", "microprose" }

local function across(s)
  local side = {
    river = s.bob:has("in play", "Raging River"),
    ogre = s.bob:has("in play", "Gray Ogre"),
    wurm = s.bob:has("in play", "Craw Wurm"),
    bears = s.sue:has("in play", "Grizzly Bears"),
    elves = s.sue:has("in play", "Llanowar Elves"),
    sprites = s.sue:has("in play", "Scryb Sprites"),
  }
  s.sue:will("choose", side.bears)
  s.sue:will("choose", false)
  s.bob:will("number", 1)
  s.bob:will("number", 2)
  s.bob:attacks { side.ogre, side.wurm }
  return side
end

scenario("attackers on one side of Raging River are blocked from there alone", both, function(s)
  local side = across(s)
  s:expect_illegal(function() s.sue:blocks { [side.elves] = side.ogre } end, "Raging River says so")
  s:expect_illegal(function() s.sue:blocks { [side.bears] = side.wurm } end, "Raging River says so")
  s.sue:blocks { [side.bears] = side.ogre, [side.elves] = side.wurm }
  s:to("damage")
  s:expect(side.elves, { zone = "graveyard" })
end)

scenario("fliers cross Raging River", both, function(s)
  local side = across(s)
  s.sue:blocks { [side.sprites] = side.wurm }
  s:to("damage")
  s:expect(side.sprites, { zone = "graveyard" })
end)

scenario("Raging River divides the ground creatures of the defender alone, and asks for attackers alone", both, function(s)
  s.bob:has("in play", "Raging River")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Craw Wurm")                            -- stays at home, and is asked about by nobody
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Scryb Sprites")
  s.sue:will("choose", bears)                                  -- the only one there is to choose
  s.bob:will("number", 2)
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:blocks { [bears] = ogre } end, "Raging River says so")
end)

scenario("Raging River of the defender flows for nobody who attacks", both, function(s)
  s.sue:has("in play", "Raging River")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { blocking = ogre })
end)

scenario("Raging River divides anew in each attack", both, function(s)
  s.bob:has("in play", "Raging River")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:will("choose", bears)
  s.bob:will("number", 2)
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [bears] = wurm } end, "Raging River says so")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.sue:will("choose", bears)
  s.bob:will("number", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
end)
