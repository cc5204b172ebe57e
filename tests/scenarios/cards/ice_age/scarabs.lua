local both = { "fifth", "microprose" }

-- Enchantments that give +2/+2 while an opponent has cards of a colour, and keep creatures of that colour from blocking.

-- name, colour, a creature of it, one of another
local scarabs = {
  { "Black Scarab", "black", "Scathe Zombies", "Gray Ogre" },
  { "Blue Scarab", "blue", "Merfolk of the Pearl Trident", "Gray Ogre" },
  { "Green Scarab", "green", "Grizzly Bears", "Gray Ogre" },
}

for _, row in ipairs(scarabs) do
  local name, colour, creature, other = row[1], row[2], row[3], row[4]

  scenario(name .. " gives +2/+2 only while the opponent controls a " .. colour .. " card", both, function(s)
    local wurm = s.bob:makes("Test Wurm", { power = 3, toughness = 3 })
    s.bob:has("hand", name)
    s.bob:lands("Plains", 1)
    s.bob:casts(name, { on = wurm })
    s:expect(wurm, { power = 3, toughness = 3 })
    s.bob:has("in play", creature)                     -- its own side's does not count
    s.sue:has("in play", other)
    s:expect(wurm, { power = 3, toughness = 3 })
    local theirs = s.sue:has("in play", creature)
    s:expect(wurm, { power = 5, toughness = 5 })
    s.sue:has("in play", creature)                     -- a second adds nothing
    s:expect(wurm, { power = 5, toughness = 5 })
    s:expect(theirs, { zone = "in play" })
  end)

  scenario("A creature with " .. name .. " is blocked by no " .. colour .. " creature", both, function(s)
    local wurm = s.bob:has("in play", "Craw Wurm")
    s.bob:has("in play", name, { on = wurm })
    local theirs = s.sue:has("in play", creature)
    local ogre = s.sue:has("in play", other)
    s.bob:attacks { wurm }
    s:expect_illegal(function() s.sue:blocks { [theirs] = wurm } end, name)
    s.sue:blocks { [ogre] = wurm }
    s:to("end of attack")
    s:expect(ogre, { zone = "graveyard" })
  end)

  scenario(name .. " minds the opponent of its own controller, whosever the creature is", both, function(s)
    local wurm = s.sue:makes("Test Wurm", { power = 3, toughness = 3 })
    s.bob:has("in play", name, { on = wurm })
    s.bob:has("in play", creature)
    s:expect(wurm, { power = 3, toughness = 3 })
    s.sue:has("in play", creature)
    s:expect(wurm, { power = 5, toughness = 5 })
  end)
end

for _, row in ipairs(scarabs) do
  local name, colour = row[1], row[2]

  scenario("A " .. colour .. " token is no card for " .. name, both, function(s)
    local wurm = s.bob:makes("Test Wurm", { power = 3, toughness = 3 })
    s.bob:has("in play", name, { on = wurm })
    s:card([[ return sorcery "Test Rite" { cost = "{1}", make_token(1, token "Thing" "Thing" { power = 1, toughness = 1, colour = "]] ..
        colour .. [[" }) } ]])
    s.sue:has("hand", "Test Rite")
    s.sue:lands("Desert", 1)
    s:next_turn()
    s.sue:mana "{C}"
    s.sue:casts("Test Rite")
    s:expect(s.sue:finds("Thing"), { colours = { colour } })
    s:expect(wurm, { power = 3, toughness = 3 })
  end)
end

scenario("Blue Scarab counts cards of the colour that Sleight of Mind has put there", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local scarab = s.bob:has("in play", "Blue Scarab", { on = ogre })
  s.sue:has("in play", "Scathe Zombies")
  s:expect(ogre, { power = 2 })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:lands("Island", 1)
  s.bob:casts("Sleight of Mind", { target = scarab, choosing = { "blue", "black" } })
  s:expect(ogre, { power = 4, toughness = 4 })
end)

scenario("R-ENCH-5 Blue Scarab that is moved speaks of blue again", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.bob:has("in play", "Hill Giant")
  local scarab = s.bob:has("in play", "Blue Scarab", { on = ogre })
  s.sue:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "Enchantment Alteration")
  s.bob:lands("Island", 2)
  s.bob:casts("Sleight of Mind", { target = scarab, choosing = { "blue", "black" } })
  s.bob:casts("Enchantment Alteration", { mode = 1, target = scarab, choosing = giant })
  s:expect(giant, { power = 3 })
  s.sue:has("in play", "Merfolk of the Pearl Trident")
  s:expect(giant, { power = 5 })
end)

scenario("Green Scarab counts the cards of its controller's opponent, whoever has the creature", both, function(s)
  local bears = s.sue:has("in play", "Gray Ogre")
  local scarab = s.bob:has("in play", "Green Scarab", { on = bears })
  s.bob:has("in play", "Llanowar Elves")
  s:expect(bears, { power = 2 })
  s.sue:has("in play", "Llanowar Elves")
  s:expect(bears, { power = 4, toughness = 4 })
end)

scenario("Green Scarab that is sleighted to red looks for red cards and red blockers", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local scarab = s.bob:has("in play", "Green Scarab", { on = bears })
  local elves = s.sue:has("in play", "Llanowar Elves")
  s:expect(bears, { power = 4 })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = scarab, choosing = { "green", "red" } })
  s:expect(bears, { power = 2 })
  s.bob:attacks { bears }
  s.sue:blocks { [elves] = bears }
  s:expect(elves, { blocking = { bears } })
end)

scenario("Black Scarab counts a black enchantment, and that is sleighted to red counts red cards and is not blocked by red ones", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local scarab = s.bob:has("in play", "Black Scarab", { on = bears })
  s.sue:has("in play", "Bad Moon")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local rats = s.sue:has("in play", "Plague Rats")
  s:expect(bears, { power = 4, toughness = 4 })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = scarab, choosing = { "black", "red" } })
  s:expect(bears, { power = 4, toughness = 4 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Black Scarab")
  s.sue:blocks { [rats] = bears }
end)
