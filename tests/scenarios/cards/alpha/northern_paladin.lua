local both = { "fifth", "microprose" }

for _, row in ipairs {
  { "creature", "Scathe Zombies" }, { "enchantment", "Bad Moon" }, { "swamp under Kormus Bell", "Swamp" },
} do
  scenario("Northern Paladin destroys a black permanent for {W}{W}: a " .. row[1], both, function(s)
    local it = s.bob:has("in play", "Northern Paladin")
    s.bob:mana "{W}{W}"
    s.sue:has("in play", "Kormus Bell")
    local victim = s.sue:has("in play", row[2])
    s.bob:activates(it, { on = victim })
    s:expect(victim, { zone = "graveyard" })
    s:expect(it, { tapped = true, power = 3, toughness = 3, colours = { "white" } })
    s:expect(s.bob, { mana = "" })
  end)
end

scenario("Northern Paladin destroys nothing that is not black, nothing for less, and nothing while it is sick", both, function(s)
  local it = s.bob:has("in play", "Northern Paladin")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local swamp = s.sue:has("in play", "Swamp")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:activates(it, { on = zombies }) end, "R-COST-1")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:activates(it, { on = ogre }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(it, { on = swamp }) end, "R-TARGET-1")
  local sick = s.bob:has("in play", "Northern Paladin", { sick = true })
  s:expect_illegal(function() s.bob:activates(sick, { on = zombies }) end, "R-SICK-1")
end)

scenario("R-DEST-1 Northern Paladin: a black creature may regenerate", both, function(s)
  local it = s.bob:has("in play", "Northern Paladin")
  s.bob:mana "{W}{W}"
  local bones = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.sue:will_regenerate(bones)
  s.bob:activates(it, { on = bones })
  s:expect(bones, { zone = "in play", tapped = true })
end)

scenario("R-PROT-1 Northern Paladin cannot destroy a Black Knight, which has protection from white", both, function(s)
  local it = s.bob:has("in play", "Northern Paladin")
  s.bob:mana "{W}{W}"
  local knight = s.sue:has("in play", "Black Knight")
  s:expect_illegal(function() s.bob:activates(it, { on = knight }) end, "R-PROT-1")
end)

scenario("R-TARGET-5 Northern Paladin does nothing to a creature that Lifelace has made green in response", both, function(s)
  local it = s.bob:has("in play", "Northern Paladin")
  s.bob:mana "{W}{W}"
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Lifelace")
  s.sue:mana "{G}"
  s.bob:activates(it, { on = zombies, held = true })
  s.sue:casts("Lifelace", { on = zombies, held = true })
  s:resolve()
  s:expect(zombies, { zone = "in play", colours = { "green" } })
end)
