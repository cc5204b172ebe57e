local both = { "fifth", "microprose" }

scenario("landwalk counts a land that only became one of that type", function(s)
  local soul = s.bob:has("in play", "Lost Soul")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Evil Presence", { on = plains })
  s.bob:attacks { soul }
  s:expect_illegal(function() s.sue:blocks { [bears] = soul } end, "R-LW-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("web: Giant Spider blocks a flier, and is blocked from the ground", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { angel }
  s.sue:blocks { [spider] = angel }
  s:to("end of attack")
  s:expect(spider, { zone = "graveyard" })
  s:expect(angel, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

--- A legend, a legendary land, and a walker through such lands.
local function legendary_cards(s)
  s:card [[ return summon "Legend" "Test Hero" { cost = "{1}", power = 1, toughness = 1, legend = true } ]]
  s:card [[ return land "Test Capital" { legend = true } ]]
  s:card [[ return summon "Scout" "Test Scout" { cost = "{1}", power = 1, toughness = 1, landwalk "legend" } ]]
end

scenario("R-LW-1 a walker through legendary lands where there is one", both, function(s)
  legendary_cards(s)
  local scout = s.bob:has("in play", "Test Scout")
  local hero = s.sue:has("in play", "Test Hero")
  s.sue:has("in play", "Test Capital")
  s.bob:attacks { scout }
  s:expect_illegal(function() s.sue:blocks { [hero] = scout } end, "R-LW-1")
end)

scenario("R-LW-1 a walker through legendary lands is not helped by a legend that is no land", both, function(s)
  legendary_cards(s)
  local scout = s.bob:has("in play", "Test Scout")
  local hero = s.sue:has("in play", "Test Hero")
  s.bob:attacks { scout }
  s.sue:blocks { [hero] = scout }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-LH-1 landhome of legendary lands is not satisfied by a legend that is no land", both, function(s)
  legendary_cards(s)
  s:card [[ return summon "Guard" "Test Guard" { cost = "{1}", power = 1, toughness = 1, landhome "legend" } ]]
  s:card [[ return instant "Test Rain" { cost = "{0}", target = land, destroy(target) } ]]
  local guard = s.bob:has("in play", "Test Guard")
  local capital = s.bob:has("in play", "Test Capital")
  s.bob:has("in play", "Test Hero")
  s.sue:has("in play", "General Jarkeld")
  s:expect_illegal(function() s.bob:attacks { guard } end, "R-LH-1")
  s.bob:has("hand", "Test Rain")
  s.bob:casts("Test Rain", { on = capital })
  s:expect(guard, { zone = "graveyard" })
end)

scenario("R-LH-1 what has lost its land is buried, and nobody may regenerate it", both, function(s)
  s:card [[ return instant "Test Ebb" { cost = "{0}", target = land, return_to_hand(target) } ]]
  local serpent = s.bob:has("in play", "Sea Serpent")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Regeneration", { on = serpent })
  s.bob:has("hand", "Test Ebb")
  s.bob:mana "{G}"
  s.bob:casts("Test Ebb", { on = island })
  s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
  s:expect(serpent, { zone = "graveyard" })
end)
