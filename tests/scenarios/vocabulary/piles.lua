local both = { "fifth", "microprose" }

local function sorted(s)
  local scales = s.bob:makes("Scales", {
    types = { "artifact" },
    text = "{0}: Target opponent separates all creatures you control into two piles, then you choose a pile, then destroy all creatures in the other pile.",
  })
  return scales, s.bob:has("in play", "Grizzly Bears"), s.bob:has("in play", "Gray Ogre"), s.bob:has("in play", "Craw Wurm")
end

scenario("one player makes two piles and another chooses one", both, function(s)
  local scales, bears, ogre, wurm = sorted(s)
  s.sue:will("choose", bears)
  s.sue:will("choose", ogre)
  s.sue:will("choose", false)
  s.bob:will("number", 2)
  s.bob:activates(scales, { target = s.sue })
  s:expect(wurm, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("a pile may be empty", both, function(s)
  local scales, bears, ogre, wurm = sorted(s)
  s.sue:will("choose", false)
  s.bob:will("number", 2)
  s.bob:activates(scales, { target = s.sue })
  for _, creature in ipairs { bears, ogre, wurm } do s:expect(creature, { zone = "in play" }) end
end)
