local both = { "fifth", "microprose" }

--- Craw Wurm 6/4 blocked by two Durkwood Bears 4/4.
local function wurm_against_two(s)
  s:card [[ return summon "Bear" "Durkwood Bears" { cost = "{4}{G}", power = 4, toughness = 4 } ]]
  local wurm = s.bob:has("in play", "Craw Wurm")
  local first = s.sue:has("in play", "Durkwood Bears")
  local second = s.sue:has("in play", "Durkwood Bears")
  s.bob:attacks { wurm }
  s.sue:blocks { [first] = wurm, [second] = wurm }
  return wurm, first, second
end

scenario("E-117 the attacker's controller splits: four and two", both, function(s)
  local wurm, first, second = wurm_against_two(s)
  s.bob:assigns { [wurm] = { [first] = 4, [second] = 2 } }
  s:to("end of attack")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "in play", damage = 2 })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("E-117 b: six and nothing", both, function(s)
  local wurm, first, second = wurm_against_two(s)
  s.bob:assigns { [wurm] = { [second] = 6 } }
  s:to("end of attack")
  s:expect(first, { zone = "in play", damage = 0 })
  s:expect(second, { zone = "graveyard" })
end)

scenario("E-117 c: three and three kill neither", both, function(s)
  local wurm, first, second = wurm_against_two(s)
  s.bob:assigns { [wurm] = { [first] = 3, [second] = 3 } }
  s:to("end of attack")
  s:expect(first, { zone = "in play", damage = 3 })
  s:expect(second, { zone = "in play", damage = 3 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-129 one creature blocks a band and a single attacker", function(s)
  s:card [[ return summon "Guard" "Test Guard" { cost = "{3}{W}", power = 4, toughness = 4, blocks_additional { n = 1 } } ]]
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local single = s.bob:has("in play", "Grizzly Bears")
  local guard = s.sue:has("in play", "Test Guard")
  s.bob:attacks { { hero, ogre }, single }
  s.sue:blocks { [guard] = { hero, single } }
  s.sue:assigns { [guard] = { [hero] = 3, [single] = 1 } }
  s.bob:assigns { [guard] = { [ogre] = 3 } }
  s:to("end of attack")
  s:expect(hero, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(single, { zone = "in play", damage = 1 })
  s:expect(guard, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-132 White Knight against a 4/1", both, function(s)
  local brute = s.bob:makes("Brute", { power = 4, toughness = 1 })
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { brute }
  s.sue:blocks { [knight] = brute }
  s:to("first strike damage")
  s:expect(brute, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(knight, { zone = "in play", damage = 0 })
end)
