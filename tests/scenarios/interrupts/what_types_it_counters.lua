-- One demand may ask for any of several types of spell.
local both = { "fifth", "microprose" }
local counter_text = [[ return interrupt "Test Damper" { cost = "{U}",
  target = spell:that_are "instant or interrupt or mana source", counter(target) } ]]

local function damped(s, spell, land, on)
  s:card(counter_text)
  s.bob:has("hand", spell)
  s.bob:lands(land, 1)
  s.sue:has("hand", "Test Damper"); s.sue:lands("Island", 1)
  return s.bob:casts(spell, { target = on, held = true })
end

scenario("R-INT-6 an instant is one of them", both, function(s)
  local bolt = damped(s, "Lightning Bolt", "Mountain", s.sue)
  s.sue:interrupts(bolt, "Test Damper", { target = bolt })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-INT-6 a summon spell is none of them", both, function(s)
  s:card(counter_text)
  s.bob:has("hand", "Scryb Sprites")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Test Damper"); s.sue:lands("Island", 1)
  local sprites = s.bob:casts("Scryb Sprites", { held = true })
  s:expect_illegal(function() s.sue:interrupts(sprites, "Test Damper", { target = sprites }) end, "R-TARGET")
end)
