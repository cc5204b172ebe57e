-- How many may block, and what blocking costs (R-BLOCK-1).
local both = { "fifth", "microprose" }

local gorge = [[ return enchantment "Test Gorge" { cost = "{W}",
  text = "No more than one creature can block each combat.", block_limit { n = 1, affects = creatures } } ]]

local horse_card = [[ return summon "Horse" "Test Horse" { cost = "{W}", power = 1, toughness = 3,
  text = "Test Horse cannot block creatures with power 3 or more unless you pay {1}.",
  block_cost { attackers = creatures:power(3), cost = "{1}" } } ]]

scenario("R-BLOCK-1 no more block than a limit lets", both, function(s)
  s:card(gorge)
  s.bob:has("in play", "Test Gorge")
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:attacks { bears[1], bears[2] }
  s:expect_illegal(function() s.sue:blocks { [ogres[1]] = bears[1], [ogres[2]] = bears[2] } end, "as many block as may")
  s.sue:blocks { [ogres[2]] = bears[2] }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BLOCK-1 nobody begins a block for which the limit leaves too few", both, function(s)
  s:card(gorge)
  s.bob:has("in play", "Test Gorge")
  s.bob:makes("Test Drums", { types = { "enchantment" }, text = "Creatures you control have menace." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogres[1]] = bears } end, "so many cannot block it")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BLOCK-1 what blocks at a price blocks when it is paid, and others for nothing", both, function(s)
  s:card(horse_card)
  local horse = s.sue:has("in play", "Test Horse")
  local giant = s.bob:makes("Test Giant", { types = { "creature" }, power = 3, toughness = 3 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { giant, bears }
  s:expect_illegal(function() s.sue:blocks { [horse] = giant } end, "cannot pay")
  s.sue:blocks { [horse] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-BLOCK-1 the price of a block is taken", both, function(s)
  s:card(horse_card)
  local horse = s.sue:has("in play", "Test Horse")
  local giant = s.bob:makes("Test Giant", { types = { "creature" }, power = 3, toughness = 3 })
  local plains = s.sue:has("in play", "Plains")
  s.bob:attacks { giant }
  s.sue:blocks { [horse] = giant }
  s:expect(plains, { tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(horse, { zone = "graveyard" })
end)
