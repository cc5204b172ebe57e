local both = { "fifth", "microprose" }

local blue_elemental = [[ return summon "Elemental" "Test Elemental" { cost = "{2}{U}", power = 3, toughness = 3 } ]]
local knight = [[ return summon "Knight" "Test Knight" { cost = "{W}{W}", power = 2, toughness = 2, protection { from = "blue" } } ]]

--- The creature with protection from blue.
local function protected(s, player)
  s:card(knight)
  return player:has("in play", "Test Knight")
end

scenario("E-142 protection from blue: no blue creature blocks it", both, function(s)
  s:card(blue_elemental)
  local p = protected(s, s.bob)
  local elemental = s.sue:has("in play", "Test Elemental")
  s.bob:attacks { p }
  s:expect_illegal(function() s.sue:blocks { [elemental] = p } end, "R-PROT-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-142 protection from blue: damage from blue creatures is reduced to 0", both, function(s)
  s:card(blue_elemental)
  local p = protected(s, s.sue)
  local elemental = s.bob:has("in play", "Test Elemental")
  s.bob:attacks { elemental }
  s.sue:blocks { [p] = elemental }
  s:to("end of attack")
  s:expect(p, { zone = "in play", damage = 0 })
  s:expect(elemental, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-142 protection from blue: no blue spell, effect or enchantment has it as a target", both, function(s)
  local p = protected(s, s.sue)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Unsummon")
  s.bob:has("hand", "Flight")
  s.bob:lands("Island", 2)
  s:expect_illegal(function() s.bob:casts("Unsummon", { on = p }) end, "R-PROT-1")
  s:expect_illegal(function() s.bob:casts("Flight", { on = p }) end, "R-PROT-1")
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = p }) end, "R-PROT-1")
end)

scenario("E-142 protection from blue: untargeted blue effects work, but for their damage", both, function(s)
  s:card [[
    return sorcery "Test Wave" {
      cost = "{U}", tap(creatures), until_end_of_turn(creatures, { plus = "-1/-0" }), deal(1, creatures),
    }
  ]]
  local p = protected(s, s.sue)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Wave")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Wave")
  s:expect(p, { tapped = true, power = 1, damage = 0 })
  s:expect(bears, { tapped = true, power = 1, damage = 1 })
end)

scenario("E-143 a card with protection can be countered, and be a target in the graveyard", function(s)
  s:card(knight)
  s:card [[
    return instant "Test Exhumation" {
      cost = "{U}",
      target = card:that_are "creature":in_zone "graveyard",
      return_to_hand(target),
    }
  ]]
  local p = s.bob:has("hand", "Test Knight")
  s.bob:lands("Plains", 2)
  s.sue:has("hand", "Counterspell")
  s.sue:has("hand", "Test Exhumation")
  s.sue:lands("Island", 3)
  local summons = s.bob:casts(p, { held = true })
  s.sue:interrupts(summons, "Counterspell")
  s:expect(p, { zone = "graveyard" })
  s.sue:casts("Test Exhumation", { on = p })
  s:expect(p, { zone = "hand" })
end)

scenario("E-144 Pestilence against White Knights", both, function(s)
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  local mine = s.bob:has("in play", "White Knight")
  local theirs = s.sue:has("in play", "White Knight")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(pestilence)
  s:expect(mine, { damage = 0 })
  s:expect(theirs, { damage = 0 })
  s:expect(bears, { damage = 1 })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 19 })
end)

scenario("E-228 protection from artifacts", both, function(s)
  local guard = s.bob:makes("Guard", { power = 1, toughness = 1, abilities = { "protection from artifacts" } })
  local golem = s.sue:makes("Golem", { power = 3, toughness = 3, types = { "artifact", "creature" } })
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:lands("Swamp", 3)
  s.bob:attacks { guard }
  s:expect_illegal(function() s.sue:activates(rod, { target = guard }) end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [golem] = guard } end, "R-PROT-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-PROT-1 protection from blue: creatures of other colours block it", both, function(s)
  local p = protected(s, s.bob)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { p }
  s.sue:blocks { [bears] = p }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
end)
