scenario("Zephyr Falcon attacks without tapping and can block afterwards", function(s)
  local falcon = s.bob:has("in play", "Zephyr Falcon")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { falcon }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(falcon, { tapped = false })
  s:next_turn()
  s.sue:attacks { sprites }
  s.bob:blocks { [falcon] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
end)
