-- What goes to the graveyard from play and was not sacrificed.
local both = { "fifth", "microprose" }

local function rig(s)
  s:card [[ return artifact_creature "Bird" "Test Bird" { cost = "{0}", power = 0, toughness = 2 } ]]
  s.bob:makes("Test Rig", { types = { "enchantment" }, cost = "{3}",
    text = "Whenever an artifact you control is put into a graveyard from play, if it was not sacrificed, you may pay {1}. If you do, you gain 4 life." })
  s.bob:lands("Swamp", 1)
  return s.bob:has("in play", "Test Bird")
end

scenario("a destroyed artifact is paid for", both, function(s)
  local bird = rig(s)
  s:card [[ return instant "Test Shatter" { cost = "{R}", target = artifact, destroy(target) } ]]
  s.sue:has("hand", "Test Shatter")
  s.sue:lands("Mountain", 1)
  s.bob:will("pay", true)
  s.sue:casts("Test Shatter", { target = bird })
  s:expect(s.bob, { life = 24 })
end)

scenario("one that dies is, and one of the opponent is not", both, function(s)
  local bird = rig(s)
  local theirs = s.sue:has("in play", "Test Bird")
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { target = theirs })
  s:expect(s.bob, { life = 20 })
  s.bob:will("pay", true)
  s.sue:casts("Lightning Bolt", { target = bird })
  s:expect(s.bob, { life = 24 })
end)

scenario("what is sacrificed for a cost sets nothing off", both, function(s)
  rig(s)
  local altar = s.bob:makes("Test Altar", { types = { "enchantment" }, text = "Sacrifice an artifact: You gain 1 life." })
  s.bob:activates(altar)
  s:expect(s.bob, { life = 21, graveyard = { "Test Bird" } })
end)

scenario("nor what is sacrificed by an effect", both, function(s)
  rig(s)
  s:card [[ return sorcery "Test Toll" { cost = "{B}", sacrifice(artifacts:controlled_by(you)) } ]]
  s.bob:has("hand", "Test Toll")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Toll")
  s:expect(s.bob, { life = 20, graveyard = { "Test Bird", "Test Toll" } })
end)

scenario("nor what gives itself up", both, function(s)
  rig(s)
  s:card [[ return artifact "Test Flux" { cost = "{1}", text = "At the beginning of your upkeep, sacrifice Test Flux unless you pay {2}.",
    at_upkeep { of = you, unless { pay = "{2}", bury(self) } } } ]]
  local flux = s.bob:has("in play", "Test Flux")
  s:turn_of(s.bob)
  s:expect(flux, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("what another controls gives itself up into its owner's graveyard", both, function(s)
  rig(s)
  s:card [[ return artifact "Test Flux" { cost = "{1}", activated { cost = "{0}", bury(self) } } ]]
  s:card [[ return instant "Test Theft" { cost = "{0}", target = artifact, for_good(target, { controller = you }) } ]]
  local flux = s.sue:has("in play", "Test Flux")
  s.bob:has("hand", "Test Theft")
  s.bob:casts("Test Theft", { target = flux })
  s:expect_illegal(function() s.sue:activates(flux) end, "R-COST-9")
  s.bob:activates(flux)
  s:expect(s.sue, { graveyard = { "Test Flux" } })
  s:expect(s.bob, { life = 20 })
end)
