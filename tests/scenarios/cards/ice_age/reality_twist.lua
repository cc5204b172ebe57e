local both = { "fifth", "microprose" }

scenario("Reality Twist turns the mana of four basic land types, for both players, and leaves Islands", both, function(s)
  s.bob:has("in play", "Reality Twist")
  for _, name in ipairs { "Plains", "Island", "Swamp", "Mountain", "Forest" } do
    s.bob:taps_for_mana(s.bob:has("in play", name))
  end
  s:expect(s.bob, { mana = "{W}{U}{B}{R}{G}" })
  s.sue:taps_for_mana(s.sue:has("in play", "Plains"))
  s:expect(s.sue, { mana = "{R}" })
end)

for _, row in ipairs { { "Plains", "{R}" }, { "Island", "{U}" }, { "Swamp", "{G}" }, { "Mountain", "{W}" }, { "Forest", "{B}" } } do
  scenario("Under Reality Twist " .. row[1] .. " gives " .. row[2], both, function(s)
    s.bob:has("in play", "Reality Twist")
    s.sue:taps_for_mana(s.sue:has("in play", row[1]))
    s:expect(s.sue, { mana = row[2] })
  end)
end

scenario("R-CUM-1 Reality Twist costs {1}{U}{U}, then twice that", both, function(s)
  local it = s.bob:has("in play", "Reality Twist")
  s.bob:lands("Island", 4)
  local forests = s.bob:has("in play", "Forest", { count = 2 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(it, { zone = "in play" })
  s:expect(forests[1], { tapped = true })
  s:expect(forests[2], { tapped = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
end)
