-- Which lands are tapped when a cost is paid automatically: those whose mana the rest of the hand asks for least.

scenario("generic mana comes from the lands that nothing else needs", function(s)
  local islands = s.bob:has("in play", "Island", { count = 2 })
  local mountains = s.bob:has("in play", "Mountain", { count = 3 })
  s.bob:has("hand", "Gray Ogre")
  s.bob:has("hand", "Counterspell")
  s.bob:casts("Gray Ogre")
  for _, island in ipairs(islands) do s:expect(island, { tapped = false }) end
  for _, mountain in ipairs(mountains) do s:expect(mountain, { tapped = true }) end
end)

scenario("abilities in play are remembered too", function(s)
  local swamps = s.bob:has("in play", "Swamp", { count = 2 })
  s.bob:lands("Forest", 2)
  s.bob:has("in play", "Frozen Shade")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:casts("Grizzly Bears")
  for _, swamp in ipairs(swamps) do s:expect(swamp, { tapped = false }) end
end)
