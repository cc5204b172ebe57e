-- A creature may lose the landwalk of one land and keep that of another (R-ABIL-1, R-LW-1).
local both = { "fifth", "microprose" }

scenario("R-ABIL-1 the landwalk of one land is lost, and no other", both, function(s)
  s:card [[ return summon "Scout" "Test Scout" { cost = "{G}", power = 1, toughness = 1,
    text = "Forestwalk, swampwalk", landwalk "forest", landwalk "swamp" } ]]
  s:card [[ return land "Test Hag" { text = "{T}: Target creature loses forestwalk until end of turn.",
    activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = landwalk "forest" }) } } ]]
  local scout = s.bob:has("in play", "Test Scout")
  local hag = s.sue:has("in play", "Test Hag")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:attacks { scout }
  s:expect_illegal(function() s.sue:blocks { [bears] = scout } end, "R-LW-1")
  s.sue:activates(hag, { target = scout })
  s.sue:blocks { [bears] = scout }
  s:to("end of attack")
  s:expect(scout, { zone = "graveyard" })
end)

scenario("R-ABIL-1 what has lost one landwalk still walks by the other", both, function(s)
  s:card [[ return summon "Scout" "Test Scout" { cost = "{G}", power = 1, toughness = 1,
    text = "Forestwalk, swampwalk", landwalk "forest", landwalk "swamp" } ]]
  s:card [[ return land "Test Hag" { text = "{T}: Target creature loses forestwalk until end of turn.",
    activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = landwalk "forest" }) } } ]]
  local scout = s.bob:has("in play", "Test Scout")
  local hag = s.sue:has("in play", "Test Hag")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { scout }
  s.sue:activates(hag, { target = scout })
  s:expect_illegal(function() s.sue:blocks { [bears] = scout } end, "R-LW-1")
end)

scenario("R-LW-1 who walks through snow-covered forests alone is stopped by other lands", both, function(s)
  local dryad = s.bob:makes("Test Dryad", { types = { "creature" }, power = 1, toughness = 2, text = "Snow forestwalk" })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.sue:lands("Snow-Covered Mountain", 1)
  s.bob:attacks { dryad }
  s.sue:blocks { [bears] = dryad }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)
