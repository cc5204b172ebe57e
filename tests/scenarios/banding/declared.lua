-- Bands are formed one creature after the other, and each way to a legal band is open (R-BAND-1).
local both = { "fifth", "microprose" }

scenario("R-BAND-1 the refusal of a band names those that it cannot have", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero"); local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { hero, bears, ogre } } end,
    "of a band no more than one may be without banding: Grizzly Bears, Gray Ogre (R-BAND-1)")
  s.bob:attacks { { hero, bears }, ogre }
end)
scenario("R-BAND-1 in whatever order it is named, a band is legal by the one that bands with all", both, function(s)
  s:card [[ return summon "Wolf" "Test Wolf" { cost = "{G}", power = 1, toughness = 1,
    text = "Bands with other Wolves.", bands_with_other { from = creatures:of_type "wolf" } } ]]
  s:card [[ return summon "Wolf" "Test Cub" { cost = "{G}", power = 1, toughness = 1 } ]]
  local wolf = s.bob:has("in play", "Test Wolf"); local cubs = s.bob:has("in play", "Test Cub", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears"); local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { cubs[1], cubs[2] }, wolf } end,
    "of a band no more than one may be without banding: Test Cub, Test Cub (R-BAND-1)")
  s:expect_illegal(function() s.bob:attacks { { cubs[1], bears, wolf } } end, "Test Wolf does not band with Grizzly Bears (R-BAND-1)")
  s.bob:attacks { { cubs[1], cubs[2], wolf }, bears }
  s.sue:blocks { [ogre] = cubs[1] }
  s.bob:assigns { [ogre] = { [cubs[2]] = 2 } }
  s:to("end of attack")
  s:expect(cubs[2], { zone = "graveyard" }); s:expect(cubs[1], { zone = "in play" })
end)
scenario("R-BAND-1, R-CBT-6 one that must attack may do so in a band, and in one that a limit leaves room for", both, function(s)
  s.sue:has("in play", "Caverns of Despair")
  local jug = s.bob:has("in play", "Juggernaut"); local hero = s.bob:has("in play", "Benalish Hero")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { { hero, bears } } end, "Juggernaut must attack (R-CBT-6)")
  s.bob:attacks { { hero, jug } }
end)
