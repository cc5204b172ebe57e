-- Two instants under which all creatures deal no combat damage this turn.
local both = { "fifth", "microprose" }

for _, row in ipairs { { "Darkness", "Swamp" }, { "Holy Day", "Plains" } } do
  local name, land = row[1], row[2]

  scenario(name .. ": creatures attack, block and tap, and deal nothing", both, function(s)
    local wurm = s.bob:has("in play", "Craw Wurm")
    local ogre = s.bob:has("in play", "Gray Ogre")
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.sue:has("hand", name)
    s.sue:lands(land, 1)
    s.bob:attacks { wurm, ogre }
    s.sue:blocks { [bears] = ogre }
    s.sue:casts(name)
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:expect(bears, { zone = "in play", damage = 0 })
    s:expect(ogre, { damage = 0, tapped = true })
    s:expect(wurm, { tapped = true })
  end)

  scenario(name .. " may be cast before the attack, and is over with the turn", both, function(s)
    local wurm = s.bob:has("in play", "Craw Wurm")
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:has("hand", name)
    s.bob:lands(land, 1)
    s.bob:casts(name)
    s.bob:attacks { wurm }
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:next_turn()
    s.sue:attacks { ogre }
    s:to("main")
    s:expect(s.bob, { life = 18 })
  end)

  scenario(name .. " comes too late once the damage is dealt", both, function(s)
    local wurm = s.bob:has("in play", "Craw Wurm")
    s.sue:has("hand", name)
    s.sue:lands(land, 1)
    s.bob:attacks { wurm }
    s:to("damage prevention")
    s:expect_illegal(function() s.sue:casts(name) end, "R-DP-2")
    s:to("main")
    s:expect(s.sue, { life = 14 })
    s:expect_illegal(function() s.sue:casts(name) end, "does not allow it now")
  end)
end

scenario("Holy Day in the opponent's attack stops its damage, and not what an ability deals in combat", both, function(s)
  s.sue:has("hand", "Holy Day")
  s.sue:lands("Plains", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { wurm }
  s.sue:casts("Holy Day")
  s.bob:activates(tim, { on = s.sue })
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:expect(wurm, { tapped = true })
end)
