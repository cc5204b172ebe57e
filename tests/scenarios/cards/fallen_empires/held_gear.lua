-- Artifacts that strengthen a creature while they stay tapped: name, mana, power, toughness that they give.
local gear = {
  { "Spirit Shield", "{C}{C}", 0, 2 },
  { "Zelyon Sword", "{C}{C}{C}", 2, 0 },
}

for _, g in ipairs(gear) do
  scenario(g[1] .. " strengthens a creature while it stays tapped, turn after turn", { "fifth", "microprose" }, function(s)
    local gear = s.bob:has("in play", g[1])
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:mana(g[2])
    s.bob:activates(gear, { target = bears })
    s:expect(bears, { power = 2 + g[3], toughness = 2 + g[4] })
    s:turn_of(s.sue)
    s.bob:will("untap", false)
    s:turn_of(s.bob)
    s:expect(gear, { tapped = true })
    s:expect(bears, { power = 2 + g[3], toughness = 2 + g[4] })
    s:turn_of(s.sue)
    s.bob:will("untap", gear)
    s:turn_of(s.bob)
    s:expect(bears, { power = 2, toughness = 2 })
  end)

  scenario(g[1] .. " lets go of its creature when it leaves play", { "fifth", "microprose" }, function(s)
    local gear = s.bob:has("in play", g[1])
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:mana(g[2])
    s.bob:activates(gear, { target = bears })
    s.bob:has("hand", "Disenchant")
    s.bob:mana "{C}{W}"
    s.bob:casts("Disenchant", { target = gear })
    s:expect(bears, { power = 2, toughness = 2 })
  end)
end

for _, g in ipairs(gear) do
  scenario("R-TARGET-1 " .. g[1] .. " is for creatures, and lets go when an effect untaps it", { "fifth", "microprose" }, function(s)
    local gear = s.bob:has("in play", g[1])
    local bears = s.sue:has("in play", "Grizzly Bears")
    local land = s.sue:has("in play", "Forest")
    s.bob:mana(g[2])
    s:expect_illegal(function() s.bob:activates(gear, { target = land }) end, "R-TARGET-1")
    s.bob:activates(gear, { target = bears })
    s:expect(bears, { power = 2 + g[3], toughness = 2 + g[4] })
    s:expect_illegal(function() s.bob:activates(gear, { target = bears }) end, "R-COST")
    s.sue:has("hand", "Twiddle")
    s.sue:mana "{U}"
    s.sue:casts("Twiddle", { on = gear, mode = "untap" })
    s:expect(bears, { power = 2, toughness = 2 })
  end)
end

scenario("Zelyon Sword that is stolen while it is tapped goes on helping its creature, and the thief says whether it untaps", { "fifth", "microprose" }, function(s)
  local sword = s.bob:has("in play", "Zelyon Sword")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{3}"
  s.bob:activates(sword, { target = bears })
  s:turn_of(s.sue)
  s.sue:has("hand", "Steal Artifact")
  s.sue:mana "{2}{U}{U}"
  s.sue:casts("Steal Artifact", { on = sword })
  s:expect(bears, { power = 4 })
  s:turn_of(s.bob)
  s:expect(sword, { tapped = true })
  s.sue:will("untap", sword)
  s:turn_of(s.sue)
  s:expect(sword, { tapped = false })
  s:expect(bears, { power = 2 })
end)
