-- What only creatures have is said of the creature alone, what all can have of each noun of a list.

scenario("an artifact need not fly where a creature with flying is named behind it", function(s)
  local wings = s.bob:makes("Broken Wings", { types = "artifact",
    text = [[{0}: Tap target artifact or creature with flying.]] })
  local ring = s.sue:has("in play", "Sol Ring")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(wings, { on = ring })
  s.bob:activates(wings, { on = sprites })
  s:expect(ring, { tapped = true })
  s:expect(sprites, { tapped = true })
  s:expect_illegal(function() s.bob:activates(wings, { on = bears }) end, "legal target")
end)

scenario("who controls it is asked of each noun", function(s)
  local bell = s.bob:makes("Bell", { types = "artifact",
    text = [[{0}: Tap target artifact or creature with flying you control.]] })
  local ring = s.sue:has("in play", "Sol Ring")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local own = s.bob:has("in play", "Sol Ring")
  s:expect_illegal(function() s.bob:activates(bell, { on = ring }) end, "legal target")
  s:expect_illegal(function() s.bob:activates(bell, { on = sprites }) end, "legal target")
  s.bob:activates(bell, { on = own })
  s:expect(own, { tapped = true })
end)
