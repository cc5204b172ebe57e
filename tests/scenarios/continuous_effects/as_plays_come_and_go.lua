-- What is under way counts from when it is announced until it resolves (R-CONT-3).
local both = { "fifth", "microprose" }

local function drake(s, condition)
  s:card([[ return summon "Drake" "Test Drake" { cost = "{U}", power = 1, toughness = 1,
    continuous { plus = "+3/+3", only_if = ]] .. condition .. [[ } } ]])
  return s.bob:has("in play", "Test Drake")
end

scenario("R-CONT-3 while a spell is being cast", both, function(s)
  local it = drake(s, "some(spells)")
  s.bob:has("hand", "Healing Salve"); s.bob:lands("Plains", 1)
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s:expect(it, { power = 4 })
  s:resolve()
  s:expect(it, { power = 1 })
end)

scenario("R-CONT-3 until the spell is countered", both, function(s)
  local it = drake(s, "some(spells:that_are 'white')")
  s.bob:has("hand", "Healing Salve"); s.bob:lands("Plains", 1)
  s.sue:has("hand", "Counterspell"); s.sue:lands("Island", 2)
  local salve = s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s:expect(it, { power = 4 })
  s.sue:interrupts(salve, "Counterspell")
  s:expect(it, { power = 1 })
end)

scenario("R-CONT-3 while a spell is aimed at it", both, function(s)
  local it = drake(s, "some(spells:targeting(self))")
  s.bob:has("hand", "Jump"); s.bob:lands("Island", 1)
  s.bob:casts("Jump", { target = it, held = true })
  s:expect(it, { power = 4 })
end)

scenario("R-CONT-3 while an effect is under way", both, function(s)
  local it = drake(s, "some(effects)")
  s:card [[ return artifact "Test Orb" { cost = "{1}", activated { cost = "{0}", gain_life(1) } } ]]
  s.bob:activates(s.bob:has("in play", "Test Orb"), { held = true })
  s:expect(it, { power = 4 })
  s:resolve()
  s:expect(it, { power = 1 })
end)

scenario("R-CONT-3 while an effect of a phase is under way", both, function(s)
  local it = drake(s, "some(effects)")
  s:to_effect "draw"
  s:expect(it, { power = 4 })
end)

scenario("R-CONT-3 while damage waits", both, function(s)
  local it = drake(s, "some(packets:from 'red')")
  s:card [[ return enchantment "Test Circle" { cost = "{W}",
    activated { cost = "{1}", target = packet:to(you):from "red", prevent(target) } } ]]
  s.bob:has("hand", "Lightning Bolt"); s.bob:lands("Mountain", 1)
  s.sue:has("in play", "Test Circle"); s.sue:lands("Plains", 1)
  s.bob:casts("Lightning Bolt", { target = s.sue, held = true })
  s:expect(it, { power = 1 })
  s:to "damage prevention"
  s:expect(it, { power = 4 })
  s:resolve()
  s:expect(it, { power = 1 })
end)

scenario("R-CONT-3 toughness that counts spells", both, function(s)
  s:card [[ return summon "Drake" "Test Drake" { cost = "{U}", power = 1, toughness = sum(1, count(spells)) } ]]
  local it = s.bob:has("in play", "Test Drake")
  s.bob:has("hand", "Healing Salve"); s.bob:lands("Plains", 1)
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s:expect(it, { toughness = 2 })
end)

scenario("R-CONT-3 in the step of blockers", both, function(s)
  local it = drake(s, 'phase "blockers"')
  s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
  s:expect(it, { power = 1 })
  s:to "blockers"
  s:expect(it, { power = 4 })
  s:to "damage"
  s:expect(it, { power = 1 })
end)

scenario("R-CONT-3 a function that counts spells", both, function(s)
  s:card [[ return summon "Drake" "Test Drake" { cost = "{U}", power = 1, toughness = 1,
    text = "Test Drake is as much tougher as there are spells under way.",
    continuous { plus = { 0, function(duel) return duel:value(count(spells)) end } } } ]]
  local it = s.bob:has("in play", "Test Drake")
  s.bob:has("hand", "Healing Salve"); s.bob:lands("Plains", 1)
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s:expect(it, { toughness = 2 })
end)
