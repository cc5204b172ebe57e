local both = { "fifth", "microprose" }

scenario("E-118 blocking one member of a band blocks all", both, function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { pegasus, ogre } }
  s:expect_illegal(function() s.sue:blocks { [bears] = pegasus } end, "R-FLY-1")
  s.sue:blocks { [bears] = ogre }
  s.bob:assigns { [bears] = { [ogre] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(pegasus, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("E-118 b: alone the flier could not be blocked", both, function(s)
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { pegasus }
  s:expect_illegal(function() s.sue:blocks { [bears] = pegasus } end, "R-FLY-1")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("E-119 Hero, Pegasus and Mammoth attack as one band", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { { hero, pegasus, mammoth } }
  s:expect(hero, { attacking = true, lacks = { "flying", "trample" } })
  s:expect(pegasus, { has = { "flying" }, lacks = { "trample" } })
  s:expect(mammoth, { has = { "trample" }, lacks = { "flying", "banding" } })
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("E-119 b: a second creature without banding is refused", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { { hero, pegasus, mammoth, ogre } } end, "R-BAND-1")
  s:expect_illegal(function() s.bob:attacks { { mammoth, ogre } } end, "R-BAND-1")
end)

--- Bob's 8/8 blocked by three Ogres of Sue's and a fourth creature.
local function eight_against_four(s, fourth)
  local giant = s.bob:makes("Giant", { power = 8, toughness = 8 })
  local blockers = s.sue:has("in play", "Gray Ogre", { count = 3 })
  blockers[4] = s.sue:has("in play", fourth)
  s.bob:attacks { giant }
  local blocks = {}
  for _, blocker in ipairs(blockers) do blocks[blocker] = giant end
  s.sue:blocks(blocks)
  return giant, blockers
end

scenario("E-120 four blockers, one with banding: the defender distributes", both, function(s)
  local giant, blockers = eight_against_four(s, "Mesa Pegasus")
  s.sue:assigns { [giant] = { [blockers[4]] = 8 } }
  s:to("end of attack")
  s:expect(blockers[4], { zone = "graveyard" })
  for i = 1, 3 do s:expect(blockers[i], { zone = "in play", damage = 0 }) end
  s:expect(giant, { damage = 7 })
end)

scenario("E-120 b: without the bander the attacker distributes", both, function(s)
  local giant, blockers = eight_against_four(s, "Scryb Sprites")
  s.bob:assigns { [giant] = { [blockers[1]] = 2, [blockers[2]] = 2, [blockers[3]] = 2, [blockers[4]] = 2 } }
  s:to("end of attack")
  for i = 1, 4 do s:expect(blockers[i], { zone = "graveyard" }) end
end)

scenario("E-121 banding does not make illegal blocks legal", both, function(s)
  local falcon = s.bob:has("in play", "Zephyr Falcon")
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { falcon }
  s:expect_illegal(function() s.sue:blocks { [pegasus] = falcon, [bears] = falcon } end, "R-FLY-1")
  s.sue:blocks { [pegasus] = falcon }
  s:expect(pegasus, { blocking = true })
  s:expect(bears, { blocking = false })
end)

scenario("E-122 only the flier may block Scryb Sprites", both, function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end, "R-FLY-1")
  s.sue:blocks { [pegasus] = sprites }
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(pegasus, { zone = "graveyard" })
end)

--- Bob's Vampire, 6/6, blocked by Sue's Pegasus and two Angels.
local function vampire_against_three(s)
  local vampire = s.bob:has("in play", "Sengir Vampire", { counters = { ["+1/+1"] = 2 } })
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local angels = s.sue:has("in play", "Serra Angel", { count = 2 })
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s:expect(vampire, { power = 6, toughness = 6 })
  s.bob:attacks { vampire }
  s.sue:blocks { [pegasus] = vampire, [angels[1]] = vampire, [angels[2]] = vampire }
  return vampire, pegasus, angels
end

scenario("E-123 Terror on the Pegasus: the attacker distributes", both, function(s)
  local vampire, pegasus, angels = vampire_against_three(s)
  s.bob:casts("Terror", { on = pegasus })
  s:expect(pegasus, { zone = "graveyard" })
  s.bob:assigns { [vampire] = { [angels[1]] = 6 } }
  s:to("end of attack")
  s:expect(angels[1], { zone = "graveyard" })
  s:expect(angels[2], { zone = "in play", damage = 0 })
  s:expect(vampire, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-123 b: without Terror the defender distributes", both, function(s)
  local vampire, pegasus, angels = vampire_against_three(s)
  s.sue:assigns { [vampire] = { [angels[1]] = 3, [angels[2]] = 3 } }
  s:to("end of attack")
  s:expect(angels[1], { zone = "in play", damage = 3 })
  s:expect(angels[2], { zone = "in play", damage = 3 })
  s:expect(pegasus, { zone = "in play", damage = 0 })
  s:expect(vampire, { zone = "graveyard" })
end)

scenario("E-124 Helm of Chatzuk gives an Angel banding: the defender distributes", both, function(s)
  local helm = s.sue:has("in play", "Helm of Chatzuk")
  s.sue:lands("Plains", 1)
  local vampire, pegasus, angels = vampire_against_three(s)
  s.bob:casts("Terror", { on = pegasus })
  s.sue:activates(helm, { target = angels[2] })
  s.sue:assigns { [vampire] = { [angels[1]] = 3, [angels[2]] = 3 } }
  s:to("end of attack")
  s:expect(angels[1], { zone = "in play", damage = 3 })
  s:expect(angels[2], { zone = "in play", damage = 3 })
end)

--- Bob's Craw Wurm blocked by Sue's two Durkwood Bears, one of which gets banding from the Helm.
local function wurm_against_helm(s)
  s:card [[ return summon "Bear" "Durkwood Bears" { cost = "{4}{G}", power = 4, toughness = 4 } ]]
  local helm = s.sue:has("in play", "Helm of Chatzuk")
  s.sue:lands("Plains", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Durkwood Bears", { count = 2 })
  s.bob:attacks { wurm }
  s.sue:blocks { [bears[1]] = wurm, [bears[2]] = wurm }
  s.sue:activates(helm, { target = bears[1] })
  return wurm, bears
end

scenario("E-125 Craw Wurm against two Durkwood Bears and the Helm", both, function(s)
  local wurm, bears = wurm_against_helm(s)
  s.sue:assigns { [wurm] = { [bears[1]] = 3, [bears[2]] = 3 } }
  s:to("end of attack")
  s:expect(bears[1], { zone = "in play", damage = 3 })
  s:expect(bears[2], { zone = "in play", damage = 3 })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("E-125 b: six and nothing is as legal", both, function(s)
  local wurm, bears = wurm_against_helm(s)
  s.sue:assigns { [wurm] = { [bears[1]] = 6 } }
  s:to("end of attack")
  s:expect(bears[1], { zone = "graveyard" })
  s:expect(bears[2], { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("E-126 Lightning Bolt is not shared", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { { hero, wurm } }
  s.sue:casts("Lightning Bolt", { on = wurm })
  s:expect(wurm, { damage = 3, zone = "in play" })
  s:expect(hero, { damage = 0, zone = "in play" })
end)

--- Bob's attacker blocked by Sue's Skeletons and Troll. Before damage the Skeletons are regenerated and, if
--- `both_of_them`, the Troll too.
local function regenerated_blockers(s, attacker, both_of_them)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local troll = s.sue:has("in play", "Uthden Troll")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Swamp", 1)
  s.sue:lands("Mountain", 1)
  s.bob:attacks { attacker }
  s.sue:blocks { [skeletons] = attacker, [troll] = attacker }
  s.sue:will_regenerate(skeletons)
  s.bob:activates(sorcerer, { target = skeletons })
  if both_of_them then
    s.sue:will_regenerate(troll)
    s.bob:casts("Lightning Bolt", { on = troll })
  end
  s:to("end of attack")
  s:expect(skeletons, { zone = "in play", tapped = true, damage = 0 })
  return troll
end

scenario("E-127 a: damage goes to the blocker that was not regenerated", both, function(s)
  local giant = s.bob:makes("Giant", { power = 3, toughness = 3 })
  local troll = regenerated_blockers(s, giant, false)
  s:expect(troll, { zone = "graveyard" })
  s:expect(giant, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-127 b: with all blockers regenerated the damage is lost", both, function(s)
  local giant = s.bob:makes("Giant", { power = 3, toughness = 3 })
  local troll = regenerated_blockers(s, giant, true)
  s:expect(troll, { zone = "in play", tapped = true, damage = 0 })
  s:expect(giant, { damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-127 c: except that of a trampler", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local troll = regenerated_blockers(s, mammoth, true)
  s:expect(troll, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 17 })
end)

scenario("E-130 both sides have banders: each distributes the damage to its own", both, function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local pegasus = s.sue:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { hero, ogre } }
  s.sue:blocks { [pegasus] = ogre, [bears] = ogre }
  s.sue:assigns { [hero] = { [pegasus] = 1 }, [ogre] = { [pegasus] = 2 } }
  s.bob:assigns { [pegasus] = { [hero] = 1 }, [bears] = { [hero] = 2 } }
  s:to("end of attack")
  s:expect(pegasus, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(hero, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play", damage = 0 })
end)

scenario("E-131 Black Knight meets White Knight through the Hero", both, function(s)
  local white = s.bob:has("in play", "White Knight")
  local hero = s.bob:has("in play", "Benalish Hero")
  local black = s.sue:has("in play", "Black Knight")
  s.bob:attacks { { white, hero } }
  s:expect_illegal(function() s.sue:blocks { [black] = white } end, "R-PROT-1")
  s.sue:blocks { [black] = hero }
  s.bob:assigns { [black] = { [white] = 2 } }
  s:to("end of attack")
  s:expect(white, { zone = "in play", damage = 0 })
  s:expect(hero, { zone = "in play", damage = 0 })
  s:expect(black, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
