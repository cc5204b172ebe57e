-- "Bands with other ..." joins a band of such creatures only, and divides damage only beside one (R-BAND-1).
local both = { "fifth", "microprose" }

local function cards(s)
  s:card [[ return summon "Wolf" "Test Wolf" { cost = "{G}", power = 1, toughness = 1,
    text = "Bands with other Wolves.", bands_with_other { from = creatures:of_type "wolf" } } ]]
  s:card [[ return summon "Wolf" "Test Cub" { cost = "{G}", power = 1, toughness = 1 } ]]
end

scenario("R-BAND-1 a Wolf bands with other Wolves and with nobody else", both, function(s)
  cards(s)
  local wolf = s.bob:has("in play", "Test Wolf")
  local cubs = s.bob:has("in play", "Test Cub", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { wolf, cubs[1], bears } } end, "R-BAND-1")
  s.bob:attacks { { wolf, cubs[1], cubs[2] }, bears }
  s.sue:blocks { [ogre] = cubs[1] }
  s.bob:assigns { [ogre] = { [cubs[2]] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(cubs[2], { zone = "graveyard" })
  s:expect(cubs[1], { zone = "in play" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-BAND-6 who blocks beside another Wolf divides the damage", both, function(s)
  cards(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wolf = s.sue:has("in play", "Test Wolf")
  local cub = s.sue:has("in play", "Test Cub")
  s.bob:attacks { ogre }
  s.sue:blocks { [wolf] = ogre, [cub] = ogre }
  s.sue:assigns { [ogre] = { [cub] = 2 } }
  s:to("end of attack")
  s:expect(wolf, { zone = "in play" })
  s:expect(cub, { zone = "graveyard" })
end)

scenario("R-BAND-6 beside another creature the attacker divides it", both, function(s)
  cards(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wolf = s.sue:has("in play", "Test Wolf")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ogre }
  s.sue:blocks { [wolf] = ogre, [bears] = ogre }
  s.bob:assigns { [ogre] = { [wolf] = 1, [bears] = 1 } }
  s:to("end of attack")
  s:expect(wolf, { zone = "graveyard" })
end)

scenario("R-BAND-1 who bands with other Wolves and is none itself bands with nobody", both, function(s)
  s:card [[ return summon "Fox" "Test Fox" { cost = "{G}", power = 1, toughness = 1,
    text = "Bands with other Wolves.", bands_with_other { from = creatures:of_type "wolf" } } ]]
  s:card [[ return summon "Wolf" "Test Cub" { cost = "{G}", power = 1, toughness = 1 } ]]
  local cubs = s.bob:has("in play", "Test Cub", { count = 2 })
  local fox = s.bob:has("in play", "Test Fox")
  s:expect_illegal(function() s.bob:attacks { { cubs[1], cubs[2], fox } } end, "Test Fox is itself none of those that it bands with (R-BAND-1)")
  s:expect_illegal(function() s.bob:attacks { { cubs[1], cubs[2] }, fox } end, "R-BAND-1")
  s.bob:attacks { cubs[1], cubs[2], fox }
end)
