-- Clerics that turn {1} into a coloured mana: name, mana, their own size. More than three mana in a turn buries them at its end.
local clerics = {
  { "Farrelite Priest", "{W}", 1, 3 },
  { "Initiates of the Ebon Hand", "{B}", 1, 1 },
}

for _, c in ipairs(clerics) do
  scenario(c[1] .. " turns a mana into a coloured one, and three times a turn without harm", { "fifth", "microprose" }, function(s)
    local cleric = s.bob:has("in play", c[1], { sick = true, tapped = true })
    -- The coloured mana is changed again: it is new mana each time.
    s.bob:mana "{G}"
    for _ = 1, 3 do s.bob:activates(cleric) end
    s:expect(s.bob, { mana = c[2] })
    s:next_turn()
    s:expect(cleric, { zone = "in play", power = c[3], toughness = c[4] })
  end)

  scenario(c[1] .. " that changes a fourth mana in a turn is buried at the end of it", { "fifth", "microprose" }, function(s)
    local cleric = s.bob:has("in play", c[1])
    s.bob:has("in play", "Regeneration", { on = cleric })
    s.bob:mana "{G}"
    for _ = 1, 4 do s.bob:activates(cleric) end
    s:expect(cleric, { zone = "in play" })
    s:next_turn()
    s:expect(cleric, { zone = "graveyard" })
  end)

  scenario(c[1] .. " counts each turn by itself", { "fifth", "microprose" }, function(s)
    local cleric = s.bob:has("in play", c[1])
    s.bob:mana "{G}"
    for _ = 1, 3 do s.bob:activates(cleric) end
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s.bob:mana "{G}"
    s.bob:activates(cleric)
    s:next_turn()
    s:expect(cleric, { zone = "in play" })
  end)
end

scenario("Initiates of the Ebon Hand, ruling 2004-10-04: the mana that went through them is new mana, whatever the old was for", { "fifth", "microprose" }, function(s)
  local initiates = s.bob:has("in play", "Initiates of the Ebon Hand")
  s.bob:has("hand", "Dark Ritual")
  s.bob:mana "{G}"
  s.bob:activates(initiates)
  s:expect(s.bob, { mana = "{B}" })
  s.bob:activates(initiates)
  s:expect(s.bob, { mana = "{B}" })
  s.bob:casts("Dark Ritual")
  s:expect(s.bob, { mana = "{B}{B}{B}" })
end)

scenario("Farrelite Priest used four times in a turn is buried at its end, and three times in each of two turns not", { "fifth", "microprose" }, function(s)
  local priest = s.bob:has("in play", "Farrelite Priest", { sick = true })
  local other = s.bob:has("in play", "Farrelite Priest")
  s.bob:has("in play", "Plains", { count = 7 })
  s.bob:mana "{C}{C}{C}{C}{C}{C}{C}"
  for _ = 1, 3 do s.bob:activates(priest) end
  for _ = 1, 4 do s.bob:activates(other) end
  s:expect(s.bob, { mana = "{W}{W}{W}{W}{W}{W}{W}" })
  s.bob:life(30)
  s:next_turn()
  s:expect(priest, { zone = "in play" })
  s:expect(other, { zone = "graveyard" })
  s.bob:mana "{C}"
  s.bob:activates(priest)
  s:next_turn()
  s:expect(priest, { zone = "in play" })
end)

scenario("R-ZONE-2 Farrelite Priest that went to the hand and came back has been used for nothing yet", { "fifth", "microprose" }, function(s)
  local priest = s.bob:has("in play", "Farrelite Priest")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{C}{C}{C}{C}{U}"
  for _ = 1, 4 do s.bob:activates(priest) end
  s.bob:casts("Unsummon", { on = priest })
  s.bob:casts(priest)
  s:expect(s.bob, { mana = "{W}" })
  s.bob:life(20)
  s:next_turn()
  s:expect(priest, { zone = "in play" })
end)

scenario("Initiates of the Ebon Hand through which {4} went are buried at the end of the turn, and nothing regenerates them", { "fifth", "microprose" }, function(s)
  local it = s.bob:has("in play", "Initiates of the Ebon Hand")
  local fine = s.bob:has("in play", "Initiates of the Ebon Hand")
  s.bob:has("in play", "Regeneration", { on = it })
  s.bob:mana "{C}{C}{C}{C}{C}{C}{C}{G}"
  for _ = 1, 4 do s.bob:activates(it) end
  for _ = 1, 3 do s.bob:activates(fine) end
  s:expect(s.bob, { mana = "{B}{B}{B}{B}{B}{B}{B}{G}" })
  s:expect(it, { zone = "in play" })
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
  s:expect(fine, { zone = "in play" })
end)

scenario("Initiates of the Ebon Hand used three times in each of two turns stay", { "fifth", "microprose" }, function(s)
  local it = s.bob:has("in play", "Initiates of the Ebon Hand")
  s.bob:mana "{C}{C}{C}"
  for _ = 1, 3 do s.bob:activates(it) end
  s:next_turn()
  s.bob:mana "{C}{C}{C}"
  for _ = 1, 3 do s.bob:activates(it) end
  s:next_turn()
  s:expect(it, { zone = "in play" })
end)
