local both = { "fifth", "microprose" }

for colour, symbol in pairs { white = "{W}", blue = "{U}", black = "{B}", red = "{R}", green = "{G}" } do
  scenario("City of Brass gives " .. colour .. " mana, and deals 1 damage to its controller", both, function(s)
    local city = s.bob:has("in play", "City of Brass")
    s.bob:taps_for_mana(city, colour)
    s:expect(s.bob, { mana = symbol, life = 19 })
    s:expect(city, { tapped = true })
  end)
end

scenario("City of Brass, ruling 2004-10-04: City of Brass stings however it becomes tapped", both, function(s)
  local city = s.sue:has("in play", "City of Brass")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:casts("Twiddle", { on = city, mode = "tap" })
  s:expect(s.sue, { life = 19, mana = "" })
  s:expect(s.bob, { life = 20 })
end)

scenario("City of Brass pays for the spell that is being cast, and untapping it costs nothing", both, function(s)
  local city = s.bob:has("in play", "City of Brass")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:casts("Lightning Bolt", { on = s.sue })
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 17 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(city, { tapped = false })
  s:expect(s.bob, { life = 19 })
end)

scenario("the sting of City of Brass is damage, and may be prevented", both, function(s)
  local city = s.bob:has("in play", "City of Brass")
  local healer = s.bob:has("in play", "Samite Healer")
  s.bob:will_prevent(healer)
  s.bob:taps_for_mana(city, "red")
  s:expect(s.bob, { life = 20 })
end)
