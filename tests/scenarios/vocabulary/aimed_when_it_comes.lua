-- What waits for an event chooses its target as that comes, each time anew (R-TARGET-4); what was "it" is the other one then.
local both = { "fifth", "microprose" }

--- Bob's Gaze for the turn: of each unblocked attacker of his he may have the damage dealt to a creature.
local function gaze(s)
  s:card [[ return sorcery "Test Gaze" { cost = "{B}",
    text = "Whenever a creature you control attacks and is not blocked this turn, you may have it deal damage equal to its power to target creature. If you do, it deals no damage in combat this turn.",
    whenever_this_turn {
      event = goes_unblocked { what = creatures:controlled_by(you) },
      may { first { to = { this_turn(deals_no_combat_damage { affects = it }) },
        aim_at(creature, { deal(power_of(other_one), it, other_one) }) } },
    } } ]]
  s.bob:has("hand", "Test Gaze")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Gaze")
end

scenario("R-TARGET-4 an unblocked attacker hurts a creature instead, and each chooses its own", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local spider = s.sue:has("in play", "Giant Spider")
  gaze(s)
  s.bob:will("pay", true)
  s.bob:will("target", bears)
  s.bob:will("pay", true)
  s.bob:will("target", spider)
  s.bob:attacks { ogre, wurm }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(spider, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-4 who does not like it deals its damage to the player; who is blocked is not asked", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  gaze(s)
  s.bob:will("pay", false)
  s.bob:attacks { ogre, wurm }
  s.sue:blocks { [bears] = ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
end)

scenario("R-TARGET-4 the attackers of the other player, and those of another turn, are left alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  gaze(s)
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:to("end of attack")
  s:expect(s.bob, { life = 18 })
  s:turn_of(s.bob)
  s.bob:attacks { ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-TARGET-4 what cannot be a target is none of it", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local veiled = s.sue:makes("Veiled One", { power = 1, toughness = 1, types = "creature",
    text = "Veiled One can't be the target of spells or abilities." })
  gaze(s)
  s.bob:will("pay", true)
  s.bob:attacks { ogre }
  s:to("end of attack") -- nothing is left to aim at but the attacker itself
  s:expect(ogre, { zone = "graveyard" })
  s:expect(veiled, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RESOLVE-1 with nothing to aim at nothing is done, and the damage is dealt in combat", both, function(s)
  local knight = s.bob:makes("Shrouded", { power = 2, toughness = 2, text = "Shrouded cannot be the target of spells or effects." })
  gaze(s)
  s.bob:will("pay", true)
  s.bob:attacks { knight }
  s:to("end of attack")
  s:expect(knight, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)
