local both = { "fifth", "microprose" }

scenario("Anarchy destroys all white permanents and nothing else", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local pearl = s.bob:has("in play", "Mox Pearl")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  local crusade = s.sue:has("in play", "Crusade")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("hand", "Anarchy")
  s.bob:lands("Mountain", 4)
  s.bob:casts("Anarchy")
  for _, it in ipairs { knight, angel, strength, crusade } do s:expect(it, { zone = "graveyard" }) end
  for _, it in ipairs { pearl, bears, plains } do s:expect(it, { zone = "in play" }) end
end)

scenario("R-PROT-2 Anarchy destroys a white permanent with protection from red, which may not be aimed at", both, function(s)
  local spirit = s.sue:makes("Test Spirit", { power = 2, toughness = 2, colours = { "white" }, text = "Protection from red" })
  local elder = s.sue:makes("Test Elder", { power = 2, toughness = 2, colours = { "white" }, text = "{W}: Regenerate Test Elder." })
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Anarchy")
  s.bob:lands("Mountain", 4)
  s.sue:will_regenerate(elder)
  s.bob:casts("Anarchy")
  s:expect(spirit, { zone = "graveyard" })
  s:expect(elder, { zone = "in play", tapped = true })
end)
