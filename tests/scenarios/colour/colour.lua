scenario("the later of two colours stands", function(s)
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("in play", "Kormus Bell")
  s.bob:has("hand", "Thoughtlace")
  s.bob:mana "{U}"
  s:expect(swamp, { colours = { "black" } })
  s.bob:casts("Thoughtlace", { on = swamp })
  s:expect(swamp, { colours = { "blue" } })
end)

scenario("R-COLOR-4 what makes damage bigger gives it no colour", { "fifth", "microprose" }, function(s)
  local function circle(colour)
    s:card('return enchantment "Test Circle ' .. colour .. '" { cost = "{W}", activated { cost = "{0}", ' ..
        'target = packet:to(you):from "' .. colour .. '", prevent(target) } }')
    return s.sue:has("in play", "Test Circle " .. colour)
  end
  local white, green = circle("white"), circle("green")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:attacks { bears }
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(white, { target = { from = bears, to = s.sue } }) end, "R-TARGET-1")
  s.sue:activates(green, { target = { from = bears, to = s.sue } })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)
