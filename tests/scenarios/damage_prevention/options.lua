-- How a prevention step goes is a matter of the rule set: D-14 and D-16.

local both = { "fifth", "microprose" }

local function damaged_while_protected(s)
  s:card [[ return instant "Drain the Blow" {
    cost = "{W}", target = packet, prevent(target), gain_life(result),
  } ]]
  s:card [[ return instant "Soften the Blow" { cost = "{W}", target = packet, prevent(2, target) } ]]
  s.bob:has("hand", "Drain the Blow")
  s.bob:mana "{W}"
  s.sue:has("hand", "Soften the Blow")
  s.sue:mana "{W}"
  local bolt = s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:will_prevent("Drain the Blow")
  s.sue:will_prevent("Soften the Blow")
  s.sue:casts(bolt, { on = s.bob })
end

scenario("D-16 in batches, the last effect played in a prevention step is the first to take effect", both, function(s)
  damaged_while_protected(s)
  s:expect(s.bob, { life = 21 })
end)

local function hurt_while_hardening(s)
  s:card [[ return summon "Golem" "Hardening Golem" {
    cost = "{2}", power = 2, toughness = 2,
    deals_damage { what = self, put_counters("+0/+1", 1, self) },
  } ]]
  local golem = s.bob:has("in play", "Hardening Golem")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { golem }
  s.sue:blocks { [bears] = golem }
  s:to("end of attack")
  return golem
end

scenario("D-14 deaths come before the side effects of damage", both, function(s)
  s:expect(hurt_while_hardening(s), { zone = "graveyard" })
end)

scenario("D-14 when side effects come at the event, they may save the creature", function(s)
  s:rules("fifth", { ["dp.side_effects"] = "at the event" })
  s:expect(hurt_while_hardening(s), { zone = "in play", toughness = 3, damage = 2 })
end)
