local both = { "fifth", "microprose" }

scenario("Glyph of Life gives as much life as attackers deal damage to the Wall", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Life")
  s.sue:lands("Plains", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s.sue:casts("Glyph of Life", { on = wall })
  s:to("main")
  s:expect(s.sue, { life = 26 })
  s:expect(wall, { damage = 6 })
end)

scenario("Glyph of Life gives nothing for the damage of a spell, and is cast on Walls only", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Glyph of Life")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.sue:casts("Glyph of Life", { on = bears }) end, "R-TARGET-1")
  s.sue:casts("Glyph of Life", { on = wall })
  s.bob:casts("Lightning Bolt", { on = wall })
  s:expect(s.sue, { life = 20 })
end)

scenario("Glyph of Life counts damage beyond the Wall's toughness", both, function(s)
  local w = s.sue:has("in play", "Wall of Wood")
  local a = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Glyph of Life")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a }
  s.sue:blocks { [w] = a }
  s.sue:casts("Glyph of Life", { on = w })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 26 })
end)

scenario("Glyph of Life: life for what attackers deal to the Wall, and for nothing else", both, function(s)
  s:card [[return instant "Glyph of Life" {
    cost = "{W}",
    target = creature:of_type "wall",
    whenever_this_turn {
      event = deals_damage { what = creatures:attacking(), to = target },
      gain_life(that_much),
    },
  }]]
  local wall = s.sue:makes("Stone", { power = 0, toughness = 8, types = { "creature", "wall" } })
  s.sue:has("hand", "Glyph of Life"); s.sue:lands("Plains", 1)
  local craw = s.bob:has("in play", "Craw Wurm")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:casts("Glyph of Life", { target = wall })
  s.bob:activates(tim, { target = wall })
  s:expect(s.sue, { life = 20 })
  s.bob:attacks { craw }
  s.sue:blocks { [wall] = craw }
  s:to("main")
  s:expect(s.sue, { life = 26 })
end)
