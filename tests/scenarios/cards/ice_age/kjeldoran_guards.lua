local both = { "fifth", "microprose" }

-- Two soldiers that strengthen a creature in combat and are buried when it leaves play.

-- name, power, toughness, gain
for _, row in ipairs { { "Kjeldoran Elite Guard", 2, 2, 2 }, { "Kjeldoran Guard", 1, 1, 1 } } do
  local name, power, toughness, gain = row[1], row[2], row[3], row[4]

  scenario(name .. " gives an attacker +" .. gain .. "/+" .. gain .. " until end of turn", both, function(s)
    local guard = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s:expect(guard, { power = power, toughness = toughness })
    s.bob:attacks { bears }
    s.bob:activates(guard, { on = bears })
    s:expect(bears, { power = 2 + gain, toughness = 2 + gain })
    s:expect(guard, { tapped = true })
    s:to("main")
    s:expect(s.sue, { life = 18 - gain })
    s:next_turn()
    s:expect(bears, { power = 2, toughness = 2 })
    s:expect(guard, { zone = "in play" })
  end)

  scenario(name .. " helps a blocker once blocks are declared", both, function(s)
    local ogre = s.bob:has("in play", "Gray Ogre")
    local guard = s.sue:has("in play", name)
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:attacks { ogre }
    s.sue:blocks { [bears] = ogre }
    s.sue:activates(guard, { on = bears })
    s:to("main")
    s:expect(bears, { zone = "in play", damage = 2 })
    s:expect(ogre, { zone = "graveyard" })
    s:expect(guard, { zone = "in play" })
  end)

  scenario(name .. " is buried when the creature dies this turn, and R-DEST-2 does not regenerate", both, function(s)
    local guard = s.bob:has("in play", name)
    s.bob:has("in play", "Regeneration", { on = guard })
    s.bob:lands("Forest", 1)
    local bears = s.bob:has("in play", "Grizzly Bears")
    local wurm = s.sue:has("in play", "Craw Wurm")
    s.bob:attacks { bears }
    s.sue:blocks { [wurm] = bears }
    s.bob:activates(guard, { on = bears })
    s:to("main")
    s:expect(bears, { zone = "graveyard" })
    s:expect(guard, { zone = "graveyard" })
  end)

  scenario(name .. " is buried too when the creature goes back to a hand later in the turn, and not for another creature", both, function(s)
    local guard = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    local ogre = s.bob:has("in play", "Gray Ogre")
    s.sue:has("hand", "Unsummon", { count = 2 })
    s.sue:lands("Island", 2)
    s.bob:attacks { bears }
    s.bob:activates(guard, { on = bears })
    s:to("main")
    s.sue:casts("Unsummon", { on = ogre })
    s:expect(guard, { zone = "in play" })
    s.sue:casts("Unsummon", { on = bears })
    s:expect(guard, { zone = "graveyard" })
  end)

  scenario(name .. " lives on when the creature leaves play in a later turn", both, function(s)
    local guard = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.sue:has("hand", "Unsummon")
    s.sue:lands("Island", 1)
    s.bob:attacks { bears }
    s.bob:activates(guard, { on = bears })
    s:next_turn()
    s.sue:casts("Unsummon", { on = bears })
    s:expect(guard, { zone = "in play" })
  end)

  scenario("R-GEN-1 " .. name .. " helps nobody outside of the attack", both, function(s)
    local guard = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s:expect_illegal(function() s.bob:activates(guard, { on = bears }) end, "R-GEN-1")
    s.bob:attacks { bears }
    s:to("main")
    s:expect_illegal(function() s.bob:activates(guard, { on = bears }) end, "R-GEN-1")
  end)
end

scenario("R-GEN-1 Kjeldoran Guard helps nobody while the defending player controls a snow-covered land", both, function(s)
  local guard = s.bob:has("in play", "Kjeldoran Guard")
  local elite = s.bob:has("in play", "Kjeldoran Elite Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:lands("Snow-Covered Forest", 1)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:activates(guard, { on = bears }) end, "R-GEN-1")
  s.bob:activates(elite, { on = bears })
  s:expect(bears, { power = 4 })
end)

scenario("A snow-covered land of the attacker does not stop Kjeldoran Guard, one of the defender who controls the Guard does", both, function(s)
  local guard = s.bob:has("in play", "Kjeldoran Guard")
  local theirs = s.sue:has("in play", "Kjeldoran Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Snow-Covered Forest", 1)
  s.bob:attacks { bears }
  s.bob:activates(guard, { on = bears })
  s:expect(bears, { power = 3 })
  s:to("main")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(theirs, { on = ogre }) end, "R-GEN-1")
end)

for _, name in ipairs { "Kjeldoran Guard", "Kjeldoran Elite Guard" } do
  scenario(name .. " may be used once attackers or once blockers are declared, and not when the damage has been dealt", { "fifth", "microprose" }, function(s)
    local guard = s.bob:has("in play", name)
    local other = s.bob:has("in play", name)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s:expect_illegal(function() s.bob:activates(guard, { target = bears }) end, name)
    s.bob:attacks { bears }
    s.bob:activates(other, { target = bears })
    s.sue:blocks {}
    s:to("damage")
    s:expect(s.sue, { life = name == "Kjeldoran Guard" and 17 or 16 })
    s:expect_illegal(function() s.bob:activates(guard, { target = bears }) end, name)
  end)
end

scenario("Kjeldoran Elite Guard is of no use once the damage of the attack is dealt", both, function(s)
  local guard = s.bob:has("in play", "Kjeldoran Elite Guard")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect_illegal(function() s.bob:activates(guard, { on = bears, unprompted = true }) end, "R-GEN-1")
end)
