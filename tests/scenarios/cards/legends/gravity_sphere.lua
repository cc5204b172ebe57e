local both = { "fifth", "microprose" }

scenario("Under Gravity Sphere no creature flies, and a bear blocks Serra Angel", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gravity Sphere")
  s:expect(angel, { lacks = { "flying" } })
  s.bob:attacks { angel }
  s.sue:blocks { [bears] = angel }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CONT-1 Flight put on after Gravity Sphere lets its creature fly", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gravity Sphere")
  s.bob:has("hand", "Flight")
  s.bob:lands("Island", 1)
  s.bob:casts("Flight", { on = bears })
  s:expect(bears, { has = { "flying" } })
end)

scenario("Creatures fly again once Gravity Sphere is gone", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local sphere = s.sue:has("in play", "Gravity Sphere")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = sphere })
  s:expect(angel, { has = { "flying" } })
end)
