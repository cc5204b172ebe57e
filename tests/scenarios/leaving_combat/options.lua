-- Options of the rule sets about leaving combat: what happens changes with each of them.

local function tapped_blocker(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [bears] = wurm }
  s.bob:casts("Twiddle", { mode = 1, target = bears })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  return wurm
end

for _, set in ipairs { "fifth", "microprose" } do
  scenario("combat.tapped_blocker_deals on: a tapped blocker deals its damage (" .. set .. ")", function(s)
    s:rules(set, { ["combat.tapped_blocker_deals"] = true })
    s:expect(tapped_blocker(s), { damage = 2 })
  end)

  scenario("combat.tapped_blocker_deals off: it deals none (" .. set .. ")", function(s)
    s:rules(set, { ["combat.tapped_blocker_deals"] = false })
    s:expect(tapped_blocker(s), { damage = 0 })
  end)
end

local function former_creature(s)
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { swamp }
  s.sue:casts("Disenchant", { on = bell })
  return swamp
end

scenario("combat.removal_causes \"no creature too\": what is no creature any more leaves combat", function(s)
  s:rules("microprose", { ["combat.removal_causes"] = "no creature too" })
  s:expect(former_creature(s), { attacking = false })
end)

scenario("combat.removal_causes \"leaving and control\": it stays", function(s)
  s:rules("fifth", { ["combat.removal_causes"] = "leaving and control" })
  s:expect(former_creature(s), { attacking = true })
end)

local function regenerated_attacker(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local assassin = s.sue:has("in play", "Royal Assassin")
  s.bob:attacks { skeletons }
  s.bob:will_regenerate(skeletons)
  s.sue:activates(assassin, { target = skeletons })
  return skeletons
end

scenario("regen.in_combat \"leaves\": a regenerated attacker leaves combat", function(s)
  s:rules("microprose", { ["regen.in_combat"] = "leaves" })
  s:expect(regenerated_attacker(s), { attacking = false })
end)

scenario("regen.in_combat \"stays\": it stays in it", function(s)
  s:rules("fifth", { ["regen.in_combat"] = "stays" })
  s:expect(regenerated_attacker(s), { attacking = true })
end)
