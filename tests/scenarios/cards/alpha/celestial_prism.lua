local both = { "fifth", "microprose" }

scenario("Celestial Prism gives one mana of any colour for {2}", both, function(s)
  local it = s.bob:has("in play", "Celestial Prism")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(it, { choosing = "blue" }) end, "{2}")
  s.bob:mana "{C}"
  s.bob:activates(it, { choosing = "blue" })
  s:expect(s.bob, { mana = "{U}" })
  s:expect(it, { tapped = true })
  s:expect(s, { windows = {} })
end)

for colour, mana in pairs { white = "{W}", blue = "{U}", black = "{B}", red = "{R}", green = "{G}" } do
  scenario("Celestial Prism makes " .. colour .. " mana of any two, once until it untaps", both, function(s)
    local it = s.bob:has("in play", "Celestial Prism")
    s.bob:lands("Forest", 4)
    s.bob:activates(it, { choosing = colour })
    s:expect(s.bob, { mana = mana })
    s:expect_illegal(function() s.bob:activates(it, { choosing = colour }) end, "R-COST-2")
  end)
end

scenario("Celestial Prism serves as it is needed: in the opponent's turn, for an interrupt", both, function(s)
  local prism = s.bob:has("in play", "Celestial Prism")
  s.bob:has("hand", "Blue Elemental Blast")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Hill Giant")
  s:turn_of(s.sue)
  s.sue:mana "{3}{R}"
  local giant = s.sue:casts("Hill Giant", { held = true })
  s.bob:activates(prism, { choosing = "blue" })
  s.bob:interrupts(giant, "Blue Elemental Blast", { mode = 1 })
  s:expect(giant, { zone = "graveyard" })
end)
