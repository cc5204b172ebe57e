-- Five instants that make any number of creatures one colour until end of turn.
local both = { "fifth", "microprose" }

local instants = {
  { "Dwarven Song", "red", "Mountain" },
  { "Heaven's Gate", "white", "Plains" },
  { "Sea Kings' Blessing", "blue", "Island" },
  { "Sylvan Paradise", "green", "Forest" },
  { "Touch of Darkness", "black", "Swamp" },
}

for _, row in ipairs(instants) do
  local name, colour, land = row[1], row[2], row[3]
  local creature = colour == "green" and "Gray Ogre" or "Grizzly Bears"
  local native = colour == "green" and "red" or "green"

  scenario(name .. " makes two creatures " .. colour .. " and nothing else, until end of turn", both, function(s)
    local mine = s.bob:has("in play", creature)
    local hers = s.sue:has("in play", creature)
    local third = s.sue:has("in play", creature)
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s.bob:casts(name, { targets = { mine, hers } })
    s:expect(mine, { colours = { colour } })
    s:expect(hers, { colours = { colour } })
    s:expect(third, { colours = { native } })
    s:next_turn()
    s:expect(mine, { colours = { native } })
    s:expect(hers, { colours = { native } })
  end)

  scenario(name .. " needs a creature, for the printing asks for one or more", both, function(s)
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s:expect_illegal(function() s.bob:casts(name) end, "no legal target")
  end)

  scenario(name .. " cannot be cast on what is no creature", both, function(s)
    local rod = s.sue:has("in play", "Rod of Ruin")
    s.sue:has("in play", creature)
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s:expect_illegal(function() s.bob:casts(name, { targets = { rod } }) end, "R-TARGET-1")
  end)
end

scenario("Touch of Darkness in response saves a creature from Terror", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.sue:has("hand", "Touch of Darkness")
  s.sue:lands("Swamp", 1)
  s.bob:casts("Terror", { on = bears, held = true })
  s.sue:casts("Touch of Darkness", { targets = { bears }, held = true })
  s:resolve()
  s:expect(bears, { zone = "in play" })
end)

scenario("R-INT-5 Touch of Darkness that is sleighted as it is cast makes creatures white", both, function(s)
  s.bob:has("hand", "Touch of Darkness")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{B}{U}"
  local bears = s.sue:has("in play", "Grizzly Bears")
  local play = s.bob:casts("Touch of Darkness", { targets = { bears }, held = true })
  s.bob:interrupts(play, "Sleight of Mind", { choosing = { "black", "white" } })
  s:resolve()
  s:expect(bears, { colours = { "white" } })
end)

scenario("Dwarven Song colours several creatures of both players red, until end of turn", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local knight = s.bob:has("in play", "White Knight")
  local other = s.bob:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Dwarven Song")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Dwarven Song", { targets = { bears, knight } })
  s:expect(bears, { colours = { "red" } })
  s:expect(knight, { colours = { "red" } })
  s:expect(other, { colours = { "black" } })
  s:next_turn()
  s:expect(bears, { colours = { "green" } })
end)

scenario("Heaven's Gate colours the target that is left when the other is gone on resolution", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Heaven's Gate")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Heaven's Gate", { targets = { bears, ogre }, held = true })
  s.sue:casts("Unsummon", { on = ogre, held = true })
  s:resolve()
  s:expect(bears, { colours = { "white" } })
  s:expect(ogre, { zone = "hand" })
end)

scenario("R-PROT-1 Heaven's Gate cannot be aimed at a creature with protection from white, and the creature it made white may not block one", both, function(s)
  local specter = s.bob:has("in play", "Black Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Heaven's Gate", { count = 2 })
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:casts("Heaven's Gate", { targets = { specter } }) end, "R-PROT-1")
  s.bob:casts("Heaven's Gate", { targets = { bears } })
  s.bob:attacks { specter }
  s:expect_illegal(function() s.sue:blocks { [bears] = specter } end, "R-PROT-1")
end)

scenario("Sea Kings' Blessing turns two creatures blue until end of turn, in place of the colours that they had", { "fifth", "microprose" }, function(s)
  local knight = s.sue:has("in play", "Black Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Sea Kings' Blessing"); s.bob:has("hand", "Terror"); s.bob:lands("Island", 1); s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Terror", { on = knight }) end, "R-TARGET-1")
  s.bob:casts("Sea Kings' Blessing", { targets = { knight, bears } })
  s:expect(knight, { colours = { "blue" } })
  s:expect(bears, { colours = { "blue" } })
  s.bob:casts("Terror", { on = knight })
  s:expect(knight, { zone = "graveyard" })
  s:next_turn()
  s:expect(bears, { colours = { "green" } })
end)

scenario("R-TARGET-1 Sea Kings' Blessing is for one creature at least", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Sea Kings' Blessing"); s.bob:lands("Island", 1)
  local land = s.sue:has("in play", "Forest")
  s:expect_illegal(function() s.bob:casts("Sea Kings' Blessing", { targets = {} }) end, "target")
end)
