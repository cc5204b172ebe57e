-- What single abilities of creatures do, and what they do not.

local both = { "fifth", "microprose" }

scenario("R-FS-2 more first strike deals no more damage", both, function(s)
  s:card [[ return enchant_creature "Test Lance" { cost = "{W}", continuous { affects = enchanted, gains = first_strike } } ]]
  local knight = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Test Lance", { on = knight })
  local wall = s.sue:makes("Rampart", { power = 0, toughness = 9 })
  s.bob:attacks { knight }
  s.sue:blocks { [wall] = knight }
  s:to("end of attack")
  s:expect(wall, { damage = 2 })
end)

scenario("R-FLY-1 what has a web blocks what flies", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { sprites }
  s.sue:blocks { [spider] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-LW-1 a land of another type does not help a forestwalker", both, function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  s.bob:lands("Forest", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { dryads }
  s.sue:blocks { [bears] = dryads }
  s:to("end of attack")
  s:expect(dryads, { zone = "graveyard" })
end)

scenario("R-PROT-1 protection from blue: damage of other colours arrives", both, function(s)
  local knight = s.sue:makes("Test Knight", { power = 2, toughness = 4, abilities = { "protection from blue" } })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = knight })
  s:expect(knight, { damage = 3 })
end)

scenario("R-TRAMPLE-3 a blocker that goes in the prevention step lets all of it through", both, function(s)
  s.sue:makes("Altar", { types = { "artifact" }, text = "Sacrifice a creature: Prevent 1 damage to any creature or player." })
  local altar = s.sue:finds("Altar")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { mammoth }
  s.sue:blocks { [ogre] = mammoth }
  s:to("damage prevention")
  s:expect(s, { packets = { { from = mammoth, to = ogre, amount = 3 }, { from = ogre, to = mammoth, amount = 2 } } })
  s.sue:activates(altar, { paying = ogre, target = { from = ogre, to = mammoth } })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(mammoth, { damage = 1 })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-BAND-4 a band does not share first strike", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local wolves = s.bob:has("in play", "Tundra Wolves")
  local wall = s.sue:makes("Rampart", { power = 0, toughness = 9 })
  s.bob:attacks { { hero, wolves } }
  s.sue:blocks { [wall] = hero }
  s:to("first strike damage")
  s:expect(wall, { damage = 1 })
  s:to("end of attack")
  s:expect(wall, { damage = 2 })
end)

--- Bob's band of Hero and Skeletons is blocked by Sue's Ogre, and the Skeletons regenerate.
local function regenerated_in_a_band(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { { hero, skeletons } }
  s.sue:blocks { [ogre] = skeletons }
  s.bob:will_regenerate(skeletons)
  s.sue:activates(sorcerer, { target = skeletons })
  return hero, skeletons, ogre
end

scenario("R-BAND-9 a regenerated attacker stays in its band, and no damage is given to it (microprose)", function(s)
  s:rules("microprose")
  local hero, skeletons, ogre = regenerated_in_a_band(s)
  s:expect(skeletons, { attacking = true })
  s:to("end of attack")
  s:expect(hero, { zone = "graveyard" })
  s:expect(skeletons, { zone = "in play", damage = 0 })
  s:expect(ogre, { damage = 1 })
end)

scenario("R-BAND-9 a bander that regenerated still lets the defender divide (microprose)", function(s)
  s:rules("microprose")
  local giant = s.bob:makes("Giant", { power = 4, toughness = 9 })
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.sue:has("in play", "Regeneration", { on = hero })
  s.sue:lands("Forest", 1)
  local first = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { giant }
  s.sue:blocks { [hero] = giant, [first] = giant, [second] = giant }
  s.sue:will_regenerate(hero)
  s.bob:activates(sorcerer, { target = hero })
  s:expect(hero, { blocking = true })
  s.sue:assigns { [giant] = { [first] = 4 } }
  s:to("end of attack")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "in play", damage = 0 })
  s:expect(hero, { zone = "in play", damage = 0 })
  s:expect(giant, { damage = 4 })
end)
