-- Blocks may go on as though a creature did not have a keyword: that one, of that land, and nothing else.
local both = { "fifth", "microprose" }

local mire = [[ return enchantment "Test Mire" { cost = "{B}",
  text = "Creatures with swampwalk can be blocked as though they did not have swampwalk.",
  blocked_as_without { keyword = "landwalk", of = "swamp", affects = creatures:with("landwalk", "swamp") } } ]]

local function walker(s, p, land, name)
  s:card([[ return summon "Scout" "]] .. name .. [[" { cost = "{G}", power = 1, toughness = 1,
    text = "]] .. land .. [[walk", landwalk "]] .. land .. [[" } ]])
  return p:has("in play", name)
end

scenario("R-LW-1 what walks through swamps can be blocked as though it did not", both, function(s)
  local swamp = walker(s, s.bob, "swamp", "Test Eel")
  local island = walker(s, s.bob, "island", "Test Otter")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.sue:lands("Island", 1)
  s.bob:attacks { swamp, island }
  s:expect_illegal(function() s.sue:blocks { [bears] = swamp } end, "R-LW-1")
  s:expect_illegal(function() s.sue:blocks { [bears] = island } end, "R-LW-1")
  s:card(mire)
  s.sue:has("in play", "Test Mire")
  s:expect_illegal(function() s.sue:blocks { [bears] = island } end, "R-LW-1")
  s.sue:blocks { [bears] = swamp }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("R-LW-1 what disregards a landwalk does not let fliers be blocked", both, function(s)
  s:card [[ return summon "Bird" "Test Heron" { cost = "{G}", power = 1, toughness = 1,
    text = "Flying, swampwalk", flying, landwalk "swamp" } ]]
  local heron = s.bob:has("in play", "Test Heron")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s:card(mire)
  s.sue:has("in play", "Test Mire")
  s.bob:attacks { heron }
  s:expect_illegal(function() s.sue:blocks { [bears] = heron } end, "R-FLY-1")
end)

scenario("what has the landwalk of one land is told from what has another", both, function(s)
  local swamp = walker(s, s.sue, "swamp", "Test Eel")
  local island = walker(s, s.sue, "island", "Test Otter")
  local assassin = s.bob:makes("Test Assassin", { types = { "creature" }, power = 1, toughness = 1,
    text = "{T}: Destroy target creature with islandwalk." })
  s:expect_illegal(function() s.bob:activates(assassin, { target = swamp }) end, "R-TARGET-1")
  s.bob:activates(assassin, { target = island })
  s:expect(island, { zone = "graveyard" })
end)
