local both = { "fifth", "microprose" }

for _, which in ipairs { "Blue", "Artifacts" } do
  scenario("E-016 a Thoughtlaced Rod of Ruin against Circle of Protection: " .. which, both, function(s)
    local rod = s.bob:has("in play", "Rod of Ruin")
    s.bob:has("hand", "Thoughtlace")
    s.bob:lands("Island", 4)
    local blue = s.sue:has("in play", "Circle of Protection: Blue")
    local artifacts = s.sue:has("in play", "Circle of Protection: Artifacts")
    s.sue:lands("Plains", 2)
    s.bob:casts("Thoughtlace", { on = rod })
    s:expect(rod, { colours = { "blue" }, types = { "artifact" } })
    s.sue:will_prevent(which == "Blue" and blue or artifacts)
    s.bob:activates(rod, { target = s.sue })
    s:expect(s.sue, { life = 20 })
  end)
end

scenario("E-017 Thoughtlace on what is colourless and on what has two colours", both, function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")
  local hybrid = s.sue:makes("Hybrid", { power = 1, toughness = 1, colours = { "red", "green" } })
  s.bob:has("hand", "Thoughtlace", { count = 2 })
  s.bob:lands("Island", 2)
  s:expect(rod, { colours = {} })
  s:expect(hybrid, { colours = { "red", "green" } })
  s.bob:casts("Thoughtlace", { on = rod })
  s.bob:casts("Thoughtlace", { on = hybrid })
  s:expect(rod, { colours = { "blue" }, types = { "artifact" } })
  s:expect(hybrid, { colours = { "blue" } })
end)

local function circle(s, colour)
  s:card('return enchantment "Test Circle" { cost = "{W}", activated { cost = "{1}", target = packet:to(you):from "' ..
      colour .. '", prevent(target) } }')
  return s.sue:has("in play", "Test Circle")
end

scenario("E-018 what Holy Strength adds to a green creature's damage is green: one packet for the green circle", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  local green = circle(s, "green")
  s.sue:lands("Plains", 1)
  s:expect(bears, { power = 3, toughness = 4, colours = { "green" } })
  s.bob:attacks { bears }
  s.sue:will_prevent(green)
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("E-018 b: none of it is white", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  local white = circle(s, "white")
  s.sue:lands("Plains", 1)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:activates(white) end, "is used only in the damage prevention step that follows damage (R-DP-8, R-DP-10)")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(white, { zone = "in play" })
end)

scenario("E-049 Thoughtlace on one's own summon spell", both, function(s)
  local ogre = s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Thoughtlace")
  s.bob:lands("Mountain", 3)
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Blue Elemental Blast")
  s.sue:lands("Island", 1)
  local spell = s.bob:casts("Gray Ogre", { held = true })
  s:expect(ogre, { colours = { "red" }, zone = "limbo" })
  s.bob:interrupts(spell, "Thoughtlace")
  s:expect(ogre, { colours = { "blue" }, zone = "limbo" })
  s:expect_illegal(function() s.sue:interrupts(spell, "Blue Elemental Blast", { mode = 1 }) end, "R-TARGET-1")
  s:resolve()
  s:expect(ogre, { zone = "in play", colours = { "blue" } })
  s:expect_illegal(function() s.sue:casts("Blue Elemental Blast", { mode = 2, target = ogre }) end, "R-TARGET-1")
end)

scenario("E-225 colours and kinds of spells", both, function(s)
  s:card [[ return summon "Hydra" "Test Hydra" { cost = "{2}{R}{G}", power = 3, toughness = 3 } ]]
  s:card [[ return artifact_creature "" "Test Golem" { cost = "{3}", power = 2, toughness = 2 } ]]
  s:card [[ return interrupt "Test Denial" { cost = "{U}", target = spell:that_are "creature":not_ "artifact", counter(target) } ]]
  local hydra = s.bob:has("hand", "Test Hydra")
  local golem = s.bob:has("hand", "Test Golem")
  local unsummon = s.bob:has("hand", "Unsummon")
  local forest = s.bob:has("hand", "Forest")
  s.sue:has("hand", "Test Denial")
  s.sue:mana "{U}"
  s.bob:plays_land(forest)
  s:expect(forest, { colours = {}, zone = "in play", types = { "land" } })
  s.bob:mana "{R}{G}{C}{C}"
  s.bob:casts(hydra, { held = true })
  s:expect(hydra, { colours = { "red", "green" }, zone = "limbo" })
  s:resolve()
  -- An artifact is paid with any mana, and an artifact creature is no summon spell (R-ART-4).
  s.bob:mana "{W}{C}{B}"
  local spell = s.bob:casts(golem, { held = true })
  s:expect(golem, { colours = {}, zone = "limbo" })
  s:expect_illegal(function() s.sue:interrupts(spell, "Test Denial") end, "R-TARGET-1")
  s:resolve()
  s:expect(golem, { zone = "in play", types = { "artifact", "creature" } })
  s.bob:mana "{U}"
  s.bob:casts(unsummon, { on = hydra, held = true })
  s:expect(unsummon, { colours = { "blue" }, zone = "limbo" })
  s:resolve()
  s:expect(hydra, { zone = "hand" })
end)
