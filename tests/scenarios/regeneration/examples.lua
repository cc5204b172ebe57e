for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-042 Pestilence against Drudge Skeletons (" .. set .. ")", function(s)
    s:rules(set)
    local pestilence = s.bob:has("in play", "Pestilence")
    local sprites = s.bob:has("in play", "Scryb Sprites")
    s.bob:lands("Swamp", 2)
    local first = s.sue:has("in play", "Drudge Skeletons")
    local second = s.sue:has("in play", "Drudge Skeletons")
    local swamps = s.sue:has("in play", "Swamp", { count = 3 })

    s.sue:will_regenerate(first)
    s.sue:will_regenerate(second)
    s.bob:activates(pestilence)
    s:expect(first, { zone = "in play", tapped = true, damage = 0 })
    s:expect(second, { zone = "in play", tapped = true, damage = 0 })
    s:expect(sprites, { zone = "graveyard" })
    s:expect(s.sue, { life = 19 })

    s.bob:activates(pestilence, { held = true })
    s:to("regeneration")
    s:expect(s, { dying = { first, second } })
    s.sue:activates(first)
    s:expect(swamps[3], { tapped = true })
    s:expect_illegal(function() s.sue:activates(second) end, "Sue has no mana to spend (R-COST-1, R-MANA-6)")
    s:resolve()
    s:expect(first, { zone = "in play", tapped = true, damage = 0 })
    s:expect(second, { zone = "graveyard" })
    s:expect(s.bob, { life = 18 })
    s:expect(s.sue, { life = 18 })
  end)

  scenario("E-146 Drudge Skeletons regenerate again and again (" .. set .. ")", function(s)
    s:rules(set)
    s:card [[ return instant "Big Bolt" { cost = "{R}", target = creature, deal(5, target) } ]]
    local skeletons = s.sue:has("in play", "Drudge Skeletons")
    s.sue:lands("Swamp", 3)
    s.bob:has("hand", "Big Bolt", { count = 3 })
    s.bob:lands("Mountain", 3)
    for _ = 1, 2 do
      s.sue:will_regenerate(skeletons)
      s.bob:casts("Big Bolt", { on = skeletons })
      s:expect(skeletons, { zone = "in play", tapped = true, damage = 0 })
    end
    s.bob:casts("Big Bolt", { on = skeletons })
    s:expect(skeletons, { zone = "graveyard" })
    s:expect_illegal(function() s.sue:activates(skeletons) end, "Drudge Skeletons has no ability to activate")
    s:expect(skeletons, { zone = "graveyard" })
  end)

  scenario("E-148 Wall of Brambles regenerates only itself (" .. set .. ")", function(s)
    s:rules(set)
    local wall = s.sue:has("in play", "Wall of Brambles")
    local bears = s.sue:has("in play", "Grizzly Bears")
    local forest = s.sue:has("in play", "Forest")
    s.bob:has("hand", "Lightning Bolt")
    s.bob:lands("Mountain", 1)
    s.bob:casts("Lightning Bolt", { on = bears, held = true })
    s:to("regeneration")
    s:expect(s, { dying = { bears } })
    s:expect_illegal(function() s.sue:activates(wall) end, "nothing else may be played now (R-REGEN-2, R-BATCH-4)")
    s:resolve()
    s:expect(bears, { zone = "graveyard" })
    s:expect(wall, { zone = "in play", tapped = false })
    s:expect(forest, { tapped = false })
  end)

  for _, saved in ipairs { true, false } do
    local what = saved and "sets off no graveyard trigger" or "and not regenerated sets them all off"
    scenario("E-149 a dying creature that regenerates " .. what .. " (" .. set .. ")", function(s)
      s:rules(set)
      local vampire = s.sue:has("in play", "Sengir Vampire")
      local skeletons = s.bob:has("in play", "Drudge Skeletons")
      s.sue:has("in play", "Creature Bond", { on = skeletons })
      s.bob:lands("Swamp", 1)
      s.sue:has("in play", "Soul Net")
      local plains = s.sue:has("in play", "Plains")
      s.bob:attacks { skeletons }
      s.sue:blocks { [vampire] = skeletons }
      if saved then
        s.bob:will_regenerate(skeletons)
      else
        s.sue:will("pay", true)
      end
      s:to("end of attack")
      s:expect(skeletons, { zone = saved and "in play" or "graveyard" })
      s:expect(s.bob, { life = saved and 20 or 19 })
      s:expect(vampire, { counters = saved and 0 or 1, power = saved and 4 or 5, toughness = saved and 4 or 5 })
      s:expect(s.sue, { life = saved and 20 or 21 })
      s:expect(plains, { tapped = not saved })
    end)
  end

  scenario("E-150 a pump survives regeneration (" .. set .. ")", function(s)
    s:rules(set)
    local skeletons = s.sue:has("in play", "Drudge Skeletons")
    local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
    s.sue:lands("Swamp", 1)
    s.bob:has("hand", "Giant Growth")
    s.bob:has("hand", "Lightning Bolt")
    s.bob:lands("Forest", 1)
    s.bob:lands("Mountain", 1)
    s.bob:casts("Giant Growth", { on = skeletons })
    s.bob:casts("Lightning Bolt", { on = skeletons })
    s:expect(skeletons, { zone = "in play", damage = 3 })
    s.sue:will_regenerate(skeletons)
    s.bob:activates(sorcerer, { target = skeletons })
    s:expect(skeletons, { zone = "in play", power = 4, toughness = 4, tapped = true, damage = 0 })
  end)

  scenario("E-152 a tapped creature regenerates (" .. set .. ")", function(s)
    s:rules(set)
    local skeletons = s.sue:has("in play", "Drudge Skeletons", { tapped = true })
    local assassin = s.bob:has("in play", "Royal Assassin")
    s.sue:lands("Swamp", 1)
    s.sue:will_regenerate(skeletons)
    s.bob:activates(assassin, { target = skeletons })
    s:expect(skeletons, { zone = "in play", tapped = true })
  end)

  scenario("E-154 Regeneration taps no healthy creature, and saves a dying one (" .. set .. ")", function(s)
    s:rules(set)
    local bears = s.sue:has("in play", "Grizzly Bears")
    local regeneration = s.bob:has("in play", "Regeneration", { on = bears })
    s.bob:lands("Forest", 1)
    s.sue:has("hand", "Lightning Bolt")
    s.sue:lands("Mountain", 1)
    s:expect_illegal(function() s.bob:activates(regeneration) end, "is used only when something is about to go to the graveyard (R-REGEN-2)")
    s:expect(bears, { tapped = false })
    s.sue:casts("Lightning Bolt", { on = bears, held = true })
    s:to("regeneration")
    s.bob:activates(regeneration)
    s:resolve()
    s:expect(bears, { zone = "in play", tapped = true, damage = 0 })
    s:expect(regeneration, { zone = "in play" })
  end)

  scenario("E-155 regeneration is not played in the prevention step, but after it (" .. set .. ")", function(s)
    s:rules(set)
    local skeletons = s.sue:has("in play", "Drudge Skeletons")
    s.sue:lands("Swamp", 1)
    local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
    s.bob:activates(sorcerer, { target = skeletons, held = true })
    s:to("damage prevention")
    s:expect(s, { packets = { { from = sorcerer, to = skeletons, amount = 1 } }, dying = {} })
    s:expect_illegal(function() s.sue:activates(skeletons) end, "in the damage prevention step nothing else may be played (R-DP-2, R-DP-8, R-BATCH-4)")
    s:to("regeneration")
    s:expect(s, { step = "regeneration", dying = { skeletons } })
    s.sue:activates(skeletons)
    s:resolve()
    s:expect(skeletons, { zone = "in play", tapped = true, damage = 0 })
  end)

  scenario("E-155 what is prevented needs no regeneration (" .. set .. ")", function(s)
    s:rules(set)
    local skeletons = s.sue:has("in play", "Drudge Skeletons")
    local swamp = s.sue:has("in play", "Swamp")
    local healer = s.sue:has("in play", "Samite Healer")
    local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
    s.sue:will_prevent(healer)
    s.bob:activates(sorcerer, { target = skeletons })
    s:expect(skeletons, { zone = "in play", tapped = false, damage = 0 })
    s:expect(swamp, { tapped = false })
  end)
end

--- Skeletons that may not regenerate this turn, with lethal damage; gives them and the swamp for it.
local function forbidden(s)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Disintegrate")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Disintegrate", { on = skeletons, x = 0 })
  s:expect(skeletons, { zone = "in play", damage = 0 })
  s.bob:casts("Lightning Bolt", { on = skeletons, held = true })
  return skeletons, swamp
end

--- The ability may be played and paid for, and is ignored.
local function played_in_vain(s)
  local skeletons, swamp = forbidden(s)
  s:to("regeneration")
  s.sue:activates(skeletons)
  s:expect(swamp, { tapped = true })
  s:resolve()
  s:expect(skeletons, { zone = "out of game" })
end

--- No step of regeneration is held for a creature that cannot be saved.
local function never_offered(s)
  local skeletons, swamp = forbidden(s)
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(skeletons) end, "Disintegrate says so (R-REGEN-8)")
  s:resolve()
  s:expect(skeletons, { zone = "out of game" })
  s:expect(swamp, { tapped = false })
  s:expect_illegal(function() s.sue:activates(skeletons) end, "Drudge Skeletons has no ability to activate")
end

scenario("E-021 X = 0 stops regeneration: it may be played, and is ignored", function(s)
  played_in_vain(s)
end)

scenario("E-021 X = 0 stops regeneration: by the older rules it cannot be played", function(s)
  s:rules("microprose")
  never_offered(s)
end)

scenario("D-12 the other way round: the newer rules with forbidden regeneration not playable", function(s)
  s:rules("fifth", { ["regen.playable_when_forbidden"] = false })
  never_offered(s)
end)

scenario("D-12 the other way round: the older rules with forbidden regeneration playable", function(s)
  s:rules("microprose", { ["regen.playable_when_forbidden"] = true })
  played_in_vain(s)
end)

--- Royal Assassin against Bob's attacking Skeletons, which Bob regenerates.
local function assassin_against_skeletons(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local assassin = s.sue:has("in play", "Royal Assassin")
  s.bob:attacks { skeletons }
  s.bob:will_regenerate(skeletons)
  s.sue:activates(assassin, { target = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true })
  return skeletons
end

scenario("E-157 a regenerated attacker is removed from combat (fifth)", function(s)
  local skeletons = assassin_against_skeletons(s)
  s:expect(skeletons, { attacking = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(skeletons, { zone = "in play", damage = 0 })
end)

scenario("E-157 a regenerated attacker still attacks, and deals and takes nothing (microprose)", function(s)
  s:rules("microprose")
  local skeletons = assassin_against_skeletons(s)
  s:expect(skeletons, { attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(skeletons, { zone = "in play", damage = 0 })
end)

-- What becomes of it by the fifth edition is in none of its pages; there the effect that has been set off goes
-- on too, since nothing says that leaving combat calls it off.
for _, set in ipairs { "fifth", "microprose" } do
  for _, regenerated in ipairs { true, false } do
    local how = regenerated and "regenerated" or "not regenerated"
    scenario("E-158, R-TRIG-1 Venom keeps working: its bearer is " .. how .. " (" .. set .. ")", function(s)
      s:rules(set)
      local skeletons = s.bob:has("in play", "Drudge Skeletons")
      local venom = s.bob:has("in play", "Venom", { on = skeletons })
      s.bob:lands("Swamp", 1)
      local assassin = s.sue:has("in play", "Royal Assassin")
      s.bob:attacks { skeletons }
      s.sue:blocks { [assassin] = skeletons }
      if regenerated then s.bob:will_regenerate(skeletons) end
      s.sue:activates(assassin, { target = skeletons })
      local place = regenerated and "in play" or "graveyard"
      s:expect(skeletons, { zone = place })
      s:expect(venom, { zone = place })
      s:to("damage")
      s:expect(assassin, { zone = "in play", damage = 0 })
      s:to("end of attack")
      s:expect(assassin, { zone = "graveyard" })
      s:expect(skeletons, { zone = place })
      s:expect(s.sue, { life = 20 })
    end)
  end
end

scenario("D-07 the other way round: the newer rules with regenerated creatures staying in combat", function(s)
  s:rules("fifth", { ["regen.in_combat"] = "stays" })
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local assassin = s.sue:has("in play", "Royal Assassin")
  s.bob:attacks { skeletons }
  s.bob:will_regenerate(skeletons)
  s.sue:activates(assassin, { target = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true, attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)
