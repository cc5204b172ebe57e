-- What lasts while somebody controls its source ends as that changes hands (R-DUR-3).
local both = { "fifth", "microprose" }

local thief = [[ return summon "Rogue" "Test Thief" { cost = "{R}", power = 1, toughness = 1,
  text = "{T}: Gain control of target artifact for as long as you control Test Thief.",
  activated { cost = "{T}", target = artifact, while_yours(target, { controller = you }) } } ]]

scenario("R-DUR-3 what was taken comes back when its taker changes hands", both, function(s)
  s:card(thief)
  local rogue = s.bob:has("in play", "Test Thief")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.bob:activates(rogue, { target = rod })
  s:expect(rod, { controller = s.bob })
  s:next_turn()
  s:expect(rod, { controller = s.bob })
  s.sue:casts("Control Magic", { on = rogue })
  s:expect(rod, { controller = s.sue })
end)

scenario("R-DUR-3 what was taken comes back when its taker leaves play", both, function(s)
  s:card(thief)
  local rogue = s.bob:has("in play", "Test Thief")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(rogue, { target = rod })
  s.sue:casts("Lightning Bolt", { target = rogue })
  s:expect(rod, { controller = s.sue })
end)

local satyr = [[ return summon "Satyr" "Test Satyr" { cost = "{G}", power = 1, toughness = 1,
  text = "You may choose not to untap Test Satyr during your untap phase.\n{T}: Gain control of target creature for as long as you control Test Satyr and Test Satyr remains tapped.",
  may_stay_tapped {},
  activated { cost = "{T}", target = creature, while_yours_and_tapped(target, { controller = you }) } } ]]

scenario("R-DUR-3 what was taken while its taker stays tapped comes back as it untaps", both, function(s)
  s:card(satyr)
  local taker = s.bob:has("in play", "Test Satyr")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(taker, { target = ogre })
  s:expect(ogre, { controller = s.bob })
  s.bob:will("untap", taker)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(taker, { tapped = false })
  s:expect(ogre, { controller = s.sue })
end)

scenario("R-DUR-3 nor does it stay with a tapped taker that has changed hands", both, function(s)
  s:card(satyr)
  local taker = s.bob:has("in play", "Test Satyr")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.bob:activates(taker, { target = ogre })
  s:next_turn()
  s.sue:casts("Control Magic", { on = taker })
  s:expect(ogre, { controller = s.sue })
end)

scenario("what lasts until the next upkeep of its maker ends as that begins", both, function(s)
  s:card [[ return instant "Test Growth" { cost = "{G}", text = "Target creature gets +2/+2 until your next upkeep.",
    target = creature, until_next_upkeep(target, { plus = "+2/+2" }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Growth", { target = bears })
  s:next_turn()
  s:expect(bears, { power = 4 })
  s:to("untap")
  s:expect(bears, { power = 4 })
  s:to("upkeep")
  s:expect(bears, { power = 2 })
end)

scenario("a rule lasts while its maker controls the source, or until the next upkeep", both, function(s)
  s:card [[ return artifact "Test Leash" { cost = "{1}",
    text = "{0}: Target creature cannot attack for as long as you control Test Leash.\n{1}: Target creature cannot attack until your next upkeep.",
    activated { cost = "{0}", target = creature, as_long_as_yours(cannot_attack { affects = target }) },
    activated { cost = "{1}", target = creature, through_next_upkeep(cannot_attack { affects = target }) } } ]]
  local leash = s.bob:has("in play", "Test Leash")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s.bob:activates(leash, { ability = 1, target = ogre })
  s.bob:activates(leash, { ability = 2, target = bears })
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks { ogre } end, "Test Leash")
  s:expect_illegal(function() s.sue:attacks { bears } end, "Test Leash")
  s:next_turn()
  s:next_turn()
  s:expect_illegal(function() s.sue:attacks { ogre } end, "Test Leash")
  s.sue:attacks { bears }
end)
