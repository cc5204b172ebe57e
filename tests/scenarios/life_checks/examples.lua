-- When life is looked at, and how a duel ends.

local function hurt(s)
  s.bob:life(1)
  local sorcerers = s.sue:has("in play", "Prodigal Sorcerer", { count = 2 })
  s.sue:activates(sorcerers[1], { target = s.bob })
  s.sue:activates(sorcerers[2], { target = s.bob })
  s:expect(s.bob, { life = -1 })
  s:expect(s, { over = false })
end

-- The second rule set gives no check times; by decision they are those of the first.
for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-216 life below zero counts only when it is checked (" .. set .. ")", function(s)
    s:rules(set)
    s.bob:has("hand", "Healing Salve")
    s.bob:lands("Plains", 1)
    hurt(s)
    s.bob:casts("Healing Salve", { mode = 1, target = s.bob })
    s:expect(s.bob, { life = 2 })
    s:to("discard")
    s:expect(s, { over = false })
    s:expect(s.bob, { life = 2 })
  end)

  scenario("E-216 b: an attack checks life as it starts (" .. set .. ")", function(s)
    s:rules(set)
    hurt(s)
    s:to("attack")
    s:expect(s, { over = false })
    s:pass()
    if set == "microprose" then s:pass() end  -- there both may answer the announcement
    s:expect(s, { over = true, reason = "no life left" })
    s:expect(s.sue, { won = true })
    s:expect(s.bob, { lost = true })
  end)
end

scenario("life.check_points: where only the end of a phase checks, an attack may save", function(s)
  s:rules("fifth", { ["life.check_points"] = "end of phase" })
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  hurt(s)
  s.bob:attacks { bears }
  s:expect(s, { over = false })
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob })
  s:to("discard")
  s:expect(s, { over = false })
  s:expect(s.bob, { life = 2 })
end)
