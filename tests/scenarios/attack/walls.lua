local both = { "fifth", "microprose" }

local function awake(s)
  s:card [[ return enchant_creature "Wake the Wall" { cost = "{W}", may_attack_all_the_same { affects = enchanted } } ]]
  s:card [[ return summon "Wall" "Stone Wall" { cost = "{1}", power = 0, toughness = 8 } ]]
  local wall = s.bob:has("in play", "Stone Wall")
  s.bob:has("in play", "Wake the Wall", { on = wall })
  return wall
end

scenario("R-CRE-9 a Wall that attacks as though it were none", both, function(s)
  local wall = awake(s)
  s.bob:attacks { wall }
  s:expect(wall, { attacking = true })
end)

scenario("R-GEN-1 attacking as though it were no Wall sets aside nothing else", both, function(s)
  local wall = awake(s)
  s:card [[ return enchantment "Dry Moat" { cost = "{W}", cannot_attack { affects = creatures:without "flying" } } ]]
  s.sue:has("in play", "Dry Moat")
  s:expect_illegal(function() s.bob:attacks { wall } end, "Dry Moat")
end)

scenario("R-GEN-1 nor what an effect forbids for the turn", both, function(s)
  local wall = awake(s)
  s:card [[ return instant "Stay Here" { cost = "{0}", target = creature, this_turn(cannot_attack { affects = target }) } ]]
  s.bob:has("hand", "Stay Here")
  s.bob:casts("Stay Here", { on = wall })
  s:expect_illegal(function() s.bob:attacks { wall } end, "cannot attack")
end)
