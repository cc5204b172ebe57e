-- Creatures that tap to lower the power of a creature until end of turn.
local both = { "fifth", "microprose" }

for _, row in ipairs { { "Ghosts of the Damned", 0, 1 }, { "Pradesh Gypsies", 2, 2 } } do
  local name, lands, less = row[1], row[2], row[3]

  scenario(name .. " takes " .. less .. " off the power of an attacker, until end of turn", both, function(s)
    local it = s.sue:has("in play", name)
    if lands > 0 then s.sue:lands("Forest", lands) end
    local wurm = s.bob:has("in play", "Craw Wurm")
    s.bob:attacks { wurm }
    s.sue:activates(it, { on = wurm })
    s:expect(wurm, { power = 6 - less, toughness = 4 })
    s:expect(it, { tapped = true })
    s:to("main")
    s:expect(s.sue, { life = 14 + less })
    s:next_turn()
    s:expect(wurm, { power = 6 })
  end)

  scenario("R-CRE-2 " .. name .. " may take the power below 0, and such an attacker deals nothing", both, function(s)
    local it = s.sue:has("in play", name)
    if lands > 0 then s.sue:lands("Forest", lands) end
    local tim = s.bob:has("in play", "Prodigal Sorcerer")
    s.bob:attacks { tim }
    s.sue:activates(it, { on = tim })
    s:to("main")
    s:expect(s.sue, { life = 20 })
    s:expect(tim, { zone = "in play" })
  end)

  scenario("R-SICK-1 " .. name .. " does nothing the turn it comes", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    if lands > 0 then s.bob:lands("Forest", lands) end
    s:expect_illegal(function() s.bob:activates(it, { on = it }) end, "R-SICK-1")
  end)
end
