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

scenario("R-DUR-3 Spirit Shield that is untapped before its effect is resolved gives nothing", { "fifth", "microprose" }, function(s)
  local shield = s.bob:has("in play", "Spirit Shield")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 2)
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:activates(shield, { on = bears, held = true })
  s.sue:casts("Twiddle", { on = shield, mode = 2 })
  s:resolve()
  s:expect(bears, { toughness = 2 })
end)

scenario("Spirit Shield keeps giving +0/+2 while it stays tapped through untap phases, and the creature dies when it untaps", { "fifth", "microprose" }, function(s)
  local shield = s.bob:has("in play", "Spirit Shield")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 2)
  s.bob:activates(shield, { on = bears })
  s:turn_of(s.sue)
  s.bob:will("untap", false)
  s:turn_of(s.bob)
  s:expect(shield, { tapped = true })
  s:expect(bears, { toughness = 4 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Mountain", 1)
  s.sue:lands("Island", 1)
  s.sue:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "in play", damage = 3 })
  s.sue:casts("Twiddle", { on = shield, mode = 2 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Spirit Shield on a Mishra's Factory works whenever that is a creature, as long as the shield stays tapped", { "fifth", "microprose" }, function(s)
  local shield = s.bob:has("in play", "Spirit Shield")
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:mana "{1}{2}"
  s.bob:activates(factory, { ability = 2 })
  s.bob:activates(shield, { on = factory })
  s:expect(factory, { power = 2, toughness = 4 })
  s:turn_of(s.sue)
  s.bob:will("untap", false)
  s:turn_of(s.bob)
  s.bob:mana "{1}"
  s.bob:activates(factory, { ability = 2 })
  s:expect(factory, { power = 2, toughness = 4 })
end)
