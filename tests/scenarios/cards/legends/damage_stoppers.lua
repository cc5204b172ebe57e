-- What keeps one creature from dealing combat damage this turn.
local both = { "fifth", "microprose" }

for _, row in ipairs { { "Horn of Deafening", { Forest = 2 } }, { "Lady Evangela", { Swamp = 1, Plains = 1 } } } do
  local name, lands = row[1], row[2]
  local function ready(_, player)
    for land, n in pairs(lands) do player:lands(land, n) end
    return player:has("in play", name)
  end

  scenario(name .. " keeps an attacker from dealing damage, and no other one", both, function(s)
    local it = ready(s, s.sue)
    local wurm = s.bob:has("in play", "Craw Wurm")
    local ogre = s.bob:has("in play", "Gray Ogre")
    s.bob:attacks { wurm, ogre }
    s.sue:activates(it, { on = wurm })
    s:expect(it, { tapped = true })
    s:to("main")
    s:expect(s.sue, { life = 18 })
  end)

  scenario(name .. " keeps a blocker from dealing damage; it takes damage all the same, and is free again next turn", both, function(s)
    local it = ready(s, s.bob)
    local bears = s.bob:has("in play", "Grizzly Bears")
    local wurm = s.sue:has("in play", "Craw Wurm")
    s.bob:attacks { bears }
    s.sue:blocks { [wurm] = bears }
    s.bob:activates(it, { on = wurm })
    s:to("main")
    s:expect(bears, { zone = "in play", damage = 0 })
    s:expect(wurm, { damage = 2 })
    s:next_turn()
    s.sue:attacks { wurm }
    s:to("main")
    s:expect(s.bob, { life = 14 })
  end)

  scenario(name .. " does not stop the damage of an ability", both, function(s)
    local it = ready(s, s.sue)
    local tim = s.bob:has("in play", "Prodigal Sorcerer")
    s.sue:activates(it, { on = tim })
    s.bob:activates(tim, { on = s.sue })
    s:expect(s.sue, { life = 19 })
  end)
end
