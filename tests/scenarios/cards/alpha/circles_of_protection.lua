local both = { "fifth", "microprose" }

-- The Circles of Protection against the colours that have no file of their own.

for _, row in ipairs {
  { "Red", "red", "Gray Ogre", "Scathe Zombies" },
  { "Green", "green", "Grizzly Bears", "Gray Ogre" },
  { "White", "white", "White Knight", "Gray Ogre" },
} do
  local name, colour, source, other = "Circle of Protection: " .. row[1], row[2], row[3], row[4]

  scenario(name .. " prevents all damage from one " .. colour .. " source for {1}, each time anew", both, function(s)
    local it = s.sue:has("in play", name)
    s.sue:lands("Forest", 2)
    local a = s.bob:has("in play", source)
    local b = s.bob:has("in play", source)
    local c = s.bob:has("in play", source)
    s.bob:attacks { a, b, c }
    s.sue:will_prevent(it, { on = { from = a, to = s.sue } })
    s.sue:will_prevent(it, { on = { from = c, to = s.sue } })
    s:to("main")
    s:expect(s.sue, { life = 18 })
    s:expect(s.sue:finds("Forest", 2), { tapped = true })
  end)

  scenario(name .. " prevents nothing from a source of another colour, nor damage to a creature", both, function(s)
    s.sue:has("in play", name)
    s.sue:lands("Forest", 2)
    local a = s.bob:has("in play", other)
    local b = s.bob:has("in play", source)
    local sprites = s.sue:has("in play", "Scryb Sprites")
    s.bob:attacks { a, b }
    s.sue:blocks { [sprites] = b }
    s:to("main")
    s:expect(s.sue, { life = 18 })
    s:expect(sprites, { zone = "graveyard" })
  end)

  scenario("R-DP-8 " .. name .. " is not used before there is damage", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 1)
    s.sue:has("in play", source)
    s:expect_illegal(function() s.bob:activates(it) end, "R-DP-8")
  end)
end

scenario("Circle of Protection: Red stops a source of several colours, one of which is red, and no other source of the same step", { "fifth", "microprose" }, function(s)
  local cop = s.bob:has("in play", "Circle of Protection: Red"); s.bob:lands("Plains", 2)
  local king = s.sue:has("in play", "Sol'kanar the Swamp King")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s.bob:will_prevent(cop, { target = { from = king, to = s.bob } })
  s.sue:attacks { king, bears }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("Circle of Protection: Red that is sleighted stops green damage, and red no more", { "fifth", "microprose" }, function(s)
  local cop = s.bob:has("in play", "Circle of Protection: Red"); s.bob:lands("Plains", 1); s.bob:lands("Island", 1)
  s.bob:has("hand", "Sleight of Mind")
  local b, o = s.sue:has("in play", "Grizzly Bears"), s.sue:has("in play", "Gray Ogre")
  s.bob:casts("Sleight of Mind", { on = cop, choosing = { "red", "green" } })
  s:turn_of(s.sue)
  s.bob:will_prevent(cop, { target = { from = b, to = s.bob } })
  s.sue:attacks { b, o }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
end)

scenario("Circle of Protection: Red does not stop a red creature that Sea Kings' Blessing has turned blue", { "fifth", "microprose" }, function(s)
  local cop = s.bob:has("in play", "Circle of Protection: Red"); s.bob:lands("Plains", 1)
  local o = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Sea Kings' Blessing"); s.sue:lands("Island", 1)
  s:turn_of(s.sue)
  s.sue:attacks { o }
  s.sue:casts("Sea Kings' Blessing", { targets = { o } })
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:activates(cop, { target = { from = o, to = s.bob } }) end, "R-TARGET-1")
end)
