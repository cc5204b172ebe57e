local both = { "fifth", "microprose" }

for mode, ability in ipairs { "banding", "flying", "first strike", "trample" } do
  scenario("Urza's Avenger gains " .. ability .. " for -1/-1, both until end of turn", both, function(s)
    local avenger = s.bob:has("in play", "Urza's Avenger")
    s:expect(avenger, { power = 4, toughness = 4, types = { "artifact", "creature" }, lacks = { ability } })
    s.bob:activates(avenger, { mode = mode })
    s:expect(avenger, { power = 3, toughness = 3, has = { ability } })
    s:next_turn()
    s:expect(avenger, { power = 4, toughness = 4, lacks = { ability } })
  end)
end

scenario("Urza's Avenger may gain all its abilities, and dies of them", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger", { tapped = true, sick = true })
  s.bob:activates(avenger, { mode = 2 })
  s.bob:activates(avenger, { mode = 3 })
  s.bob:activates(avenger, { mode = 4 })
  s:expect(avenger, { power = 1, toughness = 1, has = { "flying", "first strike", "trample" } })
  s.bob:activates(avenger, { mode = 1 })
  s:expect(avenger, { zone = "graveyard" })
end)

scenario("Urza's Avenger, ruling 2004-10-04: the -1/-1 lasts until end of turn, as the ability does", both, function(s)
  local avenger = s.bob:has("in play", "Urza's Avenger")
  s.bob:activates(avenger, { mode = 2 })
  s.bob:activates(avenger, { mode = 2 })
  s:expect(avenger, { power = 2, toughness = 2, has = { "flying" } })
  s:next_turn()
  s:expect(avenger, { power = 4, toughness = 4, lacks = { "flying" } })
end)
