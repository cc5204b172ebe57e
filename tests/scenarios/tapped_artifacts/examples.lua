-- What a tapped artifact can still do differs between the rule sets (D-17).
local stone = [[
  return artifact_creature "Golem" "Guard Golem" {
    cost = "{3}", power = 1, toughness = 3,
    continuous { affects = creatures:of_type "bear", plus = "+1/+0" },
    activated { cost = "{1}", gain_life(1) },
  }
]]

scenario("E-090 Rod of Ruin at once; an artifact creature not", { "fifth", "microprose" }, function(s)
  s:card [[
    return artifact_creature "Golem" "Pinging Golem" {
      cost = "{2}", power = 1, toughness = 1,
      activated { cost = "{T}", target = creature_or_player, deal(1, target) },
    }
  ]]
  local rod = s.bob:has("hand", "Rod of Ruin")
  local golem = s.bob:has("hand", "Pinging Golem")
  s.bob:lands("Mountain", 9)
  s.bob:casts(rod)
  s.bob:casts(golem)
  s.bob:activates(rod, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(rod, { tapped = true, types = { "artifact" } })
  s:expect_illegal(function() s.bob:activates(golem, { target = s.sue }) end, "R-SICK-1")
end)

scenario("E-091 a tapped Howling Mine is off, a tapped artifact creature fully on", { "fifth", "microprose" }, function(s)
  s:card(stone)
  s.bob:has("in play", "Howling Mine", { tapped = true })
  local golem = s.bob:has("in play", "Guard Golem", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 3 })
  s.bob:mana "{1}"
  s.bob:activates(golem)
  s:expect(s.bob, { life = 21 })
  s:next_turn() -- Sue draws one card, not two
  s:expect(s.sue, { hand = 1 })
end)

scenario("E-091 an untapped Howling Mine is on", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Howling Mine")
  s.sue:will("order", "draw")
  s:next_turn()
  s:expect(s.sue, { hand = 2 })
end)

scenario("E-091 a tapped artifact is shut off: its effects cannot be used", function(s)
  local fountain = s.bob:makes("Fountain", { types = { "artifact" }, text = "{1}: You gain 1 life." })
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Plains", 2)
  s.bob:activates(fountain)
  s:expect(s.bob, { life = 21 })
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = 1, target = fountain })
  s:expect_illegal(function() s.bob:activates(fountain) end, "R-ART-1")
end)

scenario("E-091 by the older rules only the continuous effects of a tapped artifact are off", function(s)
  s:rules("microprose")
  local fountain = s.bob:makes("Fountain", { types = { "artifact" }, text = "{1}: You gain 1 life." })
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Plains", 1)
  s.bob:mana "{U}"
  s.bob:casts("Twiddle", { mode = 1, target = fountain })
  s.bob:activates(fountain)
  s:expect(s.bob, { life = 21 })
end)

--- An artifact land and an artifact enchantment, both tapped, and a creature that both make greater.
local function two_kinds(s)
  s:card [[
    return land "Iron Field" {
      types = { "artifact", "land" },
      continuous { affects = creatures, plus = "+1/+0" },
      activated { cost = "{T}", gain_life(1) },
    }
  ]]
  s:card [[
    return enchantment "Iron Banner" {
      cost = "{1}", types = { "artifact", "enchantment" },
      continuous { affects = creatures, plus = "+0/+1" },
      activated { cost = "{T}", gain_life(1) },
    }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local land = s.bob:has("hand", "Iron Field")
  local banner = s.bob:has("hand", "Iron Banner")
  s.bob:plays_land(land)
  s.bob:mana "{1}"
  s.bob:casts(banner)
  s:expect(bears, { power = 3, toughness = 3 })
  -- Neither has summoning sickness: both tap for their abilities in the turn they came.
  s.bob:activates(land)
  s.bob:activates(banner)
  s:expect(s.bob, { life = 22 })
  s:expect(land, { tapped = true })
  s:expect(banner, { tapped = true })
  return bears
end

scenario("E-092 a tapped artifact land stays on, a tapped artifact enchantment does not", function(s)
  s:expect(two_kinds(s), { power = 3, toughness = 2 })
end)

scenario("E-092 by the older rules both stay on", function(s)
  s:rules("microprose")
  s:expect(two_kinds(s), { power = 3, toughness = 3 })
end)
