-- Three leaders of Kobolds: what they give to the Kobolds of their own controller, and to nobody else.
local both = { "fifth", "microprose" }

scenario("Kobold Taskmaster gives the own Kobolds +1/+0, and no other creature", both, function(s)
  local mine = s.bob:has("in play", "Crimson Kobolds")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local hers = s.sue:has("in play", "Crimson Kobolds")
  local it = s.bob:has("in play", "Kobold Taskmaster")
  s:expect(mine, { power = 1, toughness = 1 })
  s:expect(bears, { power = 2, toughness = 2 })
  s:expect(hers, { power = 0, toughness = 1 })
  s:expect(it, { power = 1, toughness = 2 })            -- R-CRE-8: a Taskmaster and no Kobold
end)

scenario("Kobold Drill Sergeant gives the own Kobolds +0/+1 and trample", both, function(s)
  local mine = s.bob:has("in play", "Crookshank Kobolds")
  local hers = s.sue:has("in play", "Crookshank Kobolds")
  local it = s.bob:has("in play", "Kobold Drill Sergeant")
  s:expect(mine, { power = 0, toughness = 2, has = { "trample" } })
  s:expect(hers, { power = 0, toughness = 1, lacks = { "trample" } })
  s:expect(it, { power = 1, toughness = 2, lacks = { "trample" } })
end)

scenario("Kobold Overlord strikes first, and so do the own Kobolds", both, function(s)
  local mine = s.bob:has("in play", "Kobolds of Kher Keep")
  local hers = s.sue:has("in play", "Kobolds of Kher Keep")
  local it = s.bob:has("in play", "Kobold Overlord")
  s:expect(it, { power = 1, toughness = 2, has = { "first strike" } })
  s:expect(mine, { has = { "first strike" } })
  s:expect(hers, { lacks = { "first strike" } })
end)

scenario("Led by Kobold Taskmaster, Kobold Drill Sergeant and Kobold Overlord, Kobolds are 1/2 tramplers that strike first", both, function(s)
  local kobolds = s.bob:has("in play", "Crimson Kobolds")
  s.bob:has("in play", "Kobold Taskmaster")
  s.bob:has("in play", "Kobold Drill Sergeant")
  s.bob:has("in play", "Kobold Overlord")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")    -- 1/1
  s.bob:attacks { kobolds }
  s.sue:blocks { [skeletons] = kobolds }
  s:to("end of attack")
  s:expect(kobolds, { zone = "in play", power = 1, toughness = 2, damage = 0 })
  s:expect(skeletons, { zone = "graveyard" })
end)

scenario("R-GEN-5 Kobold Overlord that is stolen leads the thief's Kobolds, and no longer those of its owner", both, function(s)
  local overlord = s.bob:has("in play", "Kobold Overlord")
  local mine = s.bob:has("in play", "Crimson Kobolds")
  local hers = s.sue:has("in play", "Crimson Kobolds")
  s:expect(mine, { has = { "first strike" } }); s:expect(hers, { lacks = { "first strike" } })
  s.sue:has("in play", "Control Magic", { on = overlord })
  s:expect(mine, { lacks = { "first strike" } }); s:expect(hers, { has = { "first strike" } })
  s:expect(overlord, { has = { "first strike" } })
end)

scenario("Kobolds are as small as before once their Kobold Taskmaster has died", both, function(s)
  local kobolds = s.bob:has("in play", "Crimson Kobolds")
  local it = s.bob:has("in play", "Kobold Taskmaster")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:expect(kobolds, { power = 1 })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(kobolds, { power = 0, toughness = 1 })
end)
