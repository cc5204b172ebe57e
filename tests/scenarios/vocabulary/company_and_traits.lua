-- With whom creatures attack and block, what is taken from lands and given to them, what nothing destroys, and choices of
-- whatever grants an ability.
local both = { "fifth", "microprose" }

local function conscripts(s)
  s:card [[ return summon "Orc" "Test Conscripts" { cost = "{R}", power = 2, toughness = 2,
    text = [=[Test Conscripts can't attack unless at least two other creatures attack.
      Test Conscripts can't block unless at least two other creatures block.]=],
    attack_company { n = 2 }, block_company { n = 2 } } ]]
end

scenario("R-CBT-8 who attacks only with two others does not attack with one", both, function(s)
  conscripts(s)
  local conscripts = s.bob:has("in play", "Test Conscripts")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { conscripts } end, "it attacks only with 2 others")
  s:expect_illegal(function() s.bob:attacks { conscripts, bears } end, "it attacks only with 2 others")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-CBT-8 who was chosen first is not left without the two others", both, function(s)
  conscripts(s)
  local conscripts = s.bob:has("in play", "Test Conscripts")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:attacks { conscripts } end, "more must attack")
  s:expect_illegal(function() s.bob:attacks { conscripts, bears } end, "more must attack")
  s.bob:attacks { conscripts, bears, ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
end)

scenario("R-CBT-8 three that need two others are company for each other, and two are not", both, function(s)
  conscripts(s)
  local three = s.bob:has("in play", "Test Conscripts", { count = 3 })
  local two = s.sue:has("in play", "Test Conscripts", { count = 2 })
  s.bob:attacks { three[1], three[2], three[3] }
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:attacks { two[1], two[2] } end, "it attacks only with 2 others")
end)

scenario("R-CBT-8 a limit on attackers leaves nobody with too little company", both, function(s)
  conscripts(s)
  s:card [[ return enchantment "Test Duel" { cost = "{W}", text = "No more than two creatures can attack each combat.",
    attack_limit { n = 2, affects = creatures } } ]]
  s.bob:has("in play", "Test Duel")
  local conscripts = s.bob:has("in play", "Test Conscripts")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  -- Nobody can join the two any more, and it stays at home.
  s:expect_illegal(function() s.bob:attacks { bears, conscripts } end,
    "no more than 2 attack, and it attacks only with 2 others")
end)

scenario("R-BLOCK-1 who blocks only with two others", both, function(s)
  conscripts(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local conscripts = s.sue:has("in play", "Test Conscripts")
  local first = s.sue:has("in play", "Gray Ogre")
  local second = s.sue:has("in play", "Craw Wurm", { tapped = true })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [conscripts] = bears } end, "it blocks only with 2 others")
  s:expect_illegal(function() s.sue:blocks { [conscripts] = bears, [first] = bears } end,
    "it blocks only with 2 others")
  s.sue:blocks { [first] = bears }
  s:to("end of attack")
  s:expect(conscripts, { zone = "in play" })
  s:expect(second, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-BLOCK-1 with two others it blocks, whomever they block", both, function(s)
  conscripts(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local conscripts = s.sue:has("in play", "Test Conscripts")
  local ogres = s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.bob:attacks { bears[1], bears[2] }
  s:expect_illegal(function() s.sue:blocks { [conscripts] = bears[1] } end, "more must block")
  s.sue:blocks { [conscripts] = bears[1], [ogres[1]] = bears[2], [ogres[2]] = bears[2] }
  s.bob:assigns { [bears[2]] = { [ogres[1]] = 2 } }
  s:to("end of attack")
  s:expect(bears[1], { zone = "graveyard" })
  s:expect(conscripts, { zone = "graveyard" })
end)

local function loner(s)
  s:card [[ return enchant_creature "Test Errand" { cost = "{R}",
    text = "Enchanted creature gets +3/+0 and can only attack alone.",
    continuous { affects = enchanted, plus = "+3/+0" }, attacks_alone { affects = enchanted } } ]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("in play", "Test Errand", { on = ogre })
  return ogre
end

scenario("R-CBT-8 who attacks alone attacks with nobody, chosen first or last", both, function(s)
  local ogre = loner(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { ogre, bears } end, "another attacks alone")
  s:expect_illegal(function() s.bob:attacks { bears, ogre } end, "it attacks only alone")
  s.bob:attacks { ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("R-CBT-6 who attacks alone keeps nobody from an attack that must be made", both, function(s)
  local ogre = loner(s)
  s:card [[ return summon "Beast" "Test Berserk" { cost = "{R}", power = 1, toughness = 1,
    text = "Test Berserk attacks each turn if able.", must_attack {} } ]]
  local berserk = s.bob:has("in play", "Test Berserk")
  s:expect_illegal(function() s.bob:attacks { ogre } end, "leaves another at home")
  s.bob:attacks { berserk }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("R-BAND-1 banded with it are those of its band and no others, nor itself", both, function(s)
  s:card [[ return artifact_creature "Juggernaut" "Test Engine" { cost = "{5}", power = 1, toughness = 5,
    text = [=[Banding
      {0}: Attacking creatures banded with Test Engine get +1/+0 until end of turn.]=],
    banding,
    activated { cost = "{0}", until_end_of_turn(creatures:attacking():banded_with(self), { plus = "+1/+0" }) } } ]]
  local engine = s.bob:has("in play", "Test Engine")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local idle = s.bob:has("in play", "Craw Wurm")
  s.bob:activates(engine)
  s:expect(bears, { power = 2 })
  s.bob:attacks { { engine, bears }, ogre }
  s.bob:activates(engine)
  s:expect(bears, { power = 3 })
  s:expect(engine, { power = 1 })
  s:expect(ogre, { power = 2 })
  s:expect(idle, { power = 6 })
end)

scenario("R-SNOW-1 snow is taken from lands and given to them, and nothing else of theirs", both, function(s)
  s:card [[ return enchantment "Test Thaw" { cost = "{3}{R}", text = "All lands are no longer snow.",
    continuous { affects = lands, loses_supertype = "snow-covered" } } ]]
  s:card [[ return artifact "Test Vane" { cost = "{2}",
    text = "{0}: Target nonsnow basic land becomes snow. {0}: Target snow land is no longer snow.",
    activated { cost = "{0}", target = land:not_ "snow-covered":that_are "basic",
      for_good(target, { also_supertype = "snow-covered" }) },
    activated { cost = "{0}", target = land:that_are "snow-covered",
      for_good(target, { loses_supertype = "snow-covered" }) } } ]]
  local vane = s.bob:has("in play", "Test Vane")
  local snow = s.sue:has("in play", "Snow-Covered Mountain")
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(vane, { ability = 2, target = forest }) end, "not a legal target")
  s:expect_illegal(function() s.bob:activates(vane, { ability = 1, target = snow }) end, "not a legal target")
  s.bob:activates(vane, { ability = 1, target = forest })
  s:expect(forest, { types = { "land", "basic", "snow-covered" }, land_types = { "forest" } })
  s.bob:activates(vane, { ability = 2, target = snow })
  s:expect_illegal(function() s.bob:activates(vane, { ability = 2, target = snow }) end, "not a legal target")
  s:expect(snow, { land_types = { "mountain" } })
  s.bob:activates(vane, { ability = 2, target = forest })
  s.bob:activates(vane, { ability = 1, target = forest })
  s.bob:has("in play", "Test Thaw")
  s.bob:activates(vane, { ability = 1, target = forest })
  s:expect(forest, { types = { "land", "basic", "snow-covered" } })
end)

scenario("R-DEST-1 what cannot be destroyed is neither destroyed nor buried, and damage does not kill it", both, function(s)
  s:card [[ return enchant_creature "Test Shell" { cost = "{W}", text = "Enchanted creature has indestructible.",
    continuous { affects = enchanted, gains = cannot_be_destroyed {} } } ]]
  s:card [[ return artifact "Test Blade" { cost = "{1}",
    text = "{0}: Destroy all creatures. {0}: Bury all creatures. {0}: Target creature gets -0/-2 until end of turn. {0}: Sacrifice all creatures.",
    activated { cost = "{0}", destroy(creatures) },
    activated { cost = "{0}", bury(creatures) },
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { plus = "-0/-2" }) },
    activated { cost = "{0}", target = creature, deal(2, target) } } ]]
  local blade = s.bob:has("in play", "Test Blade")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Gray Ogre")
  local shell = s.bob:has("in play", "Test Shell", { on = bears })
  s.bob:activates(blade, { ability = 1 })
  s:expect(bears, { zone = "in play" })
  s:expect(other, { zone = "graveyard" })
  s.bob:activates(blade, { ability = 2 })
  s:expect(bears, { zone = "in play" })
  s.bob:activates(blade, { ability = 4, target = bears })
  s:expect(bears, { zone = "in play", damage = 2 })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  -- The damage is still there when nothing keeps it from killing any more.
  s.bob:casts("Disenchant", { target = shell })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CRE-6 without toughness it goes all the same", both, function(s)
  s:card [[ return summon "Golem" "Test Golem" { cost = "{1}", power = 1, toughness = 1, text = "Indestructible.",
    cannot_be_destroyed {} } ]]
  s:card [[ return artifact "Test Drain" { cost = "{1}", text = "{0}: Target creature gets -0/-1 until end of turn.",
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { plus = "-0/-1" }) } } ]]
  local golem = s.bob:has("in play", "Test Golem")
  local drain = s.bob:has("in play", "Test Drain")
  s.bob:activates(drain, { target = golem })
  s:expect(golem, { zone = "graveyard" })
end)

scenario("R-COLOR-2 of several colours that were chosen it is all, and of what was chosen later only that", both, function(s)
  s:card [[ return enchant_creature "Test Coat" { cost = "{U}",
    text = "{0}: Enchanted creature becomes the color or colors of your choice.",
    activated { cost = "{0}", choose "colours", for_good(enchanted, { colour = chosen }) } } ]]
  s:card [[ return sorcery "Test Night" { cost = "{B}", text = "Choose one or more colors. Destroy all creatures of the chosen color.",
    choose "colours", destroy(creatures:of_chosen_colour()) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local coat = s.bob:has("in play", "Test Coat", { on = bears })
  s.bob:activates(coat, { choosing = "white and blue" })
  s:expect(bears, { colours = { "white", "blue" } })
  s.bob:activates(coat, { choosing = "red" })
  s:expect(bears, { colours = { "red" } })
  s.bob:lands("Swamp", 1)
  s.bob:has("hand", "Test Night")
  s.bob:casts("Test Night", { choosing = "black and red" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(wurm, { zone = "in play" })
end)

local function guides(s)
  s:card [[ return summon "Barbarian" "Test Guides" { cost = "{2}{R}", power = 1, toughness = 2,
    text = "{0}: Choose a basic land type. Target creature gains landwalk of the chosen type until end of turn.",
    activated { cost = "{0}", target = creature, choose "basic land type",
      until_end_of_turn(target, { gains = landwalk { from = permanents:of_chosen_land_type() } }) } } ]]
  return s.bob:has("in play", "Test Guides")
end

scenario("R-LW-1 landwalk of a type that was chosen for it, each by its own choice", both, function(s)
  local guides = guides(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Craw Wurm")
  s.sue:has("in play", "Forest")
  s.bob:activates(guides, { target = bears, choosing = "forest" })
  -- A second choice changes nothing of the first.
  s.bob:activates(guides, { target = ogre, choosing = "island" })
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "landwalk")
  s.sue:blocks { [wall] = ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-LW-1 what is granted by an enchantment is of that one's choice", both, function(s)
  s:card [[ return enchant_creature "Test Boots" { cost = "{G}",
    text = "As Test Boots enters the battlefield, choose a basic land type. Enchanted creature has landwalk of the chosen type.",
    when_played { choose "basic land type" },
    continuous { affects = enchanted, gains = landwalk { from = permanents:of_chosen_land_type() } } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Craw Wurm")
  s.sue:has("in play", "Swamp")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Test Boots")
  s.bob:casts("Test Boots", { on = bears, choosing = "swamp" })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "landwalk")
end)

scenario("R-LW-1 a choice of no such land of the defender keeps nobody from blocking", both, function(s)
  local guides = guides(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Craw Wurm")
  s.sue:has("in play", "Forest")
  s.bob:has("in play", "Mountain")
  s.bob:activates(guides, { target = bears, choosing = "mountain" })
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-ABIL-1 all \"bands with other\" abilities are lost, and banding is not", both, function(s)
  s:card [[ return summon "Wolf" "Test Wolf" { cost = "{G}", power = 1, toughness = 1,
    text = [=[Banding
      Bands with other Wolves.]=],
    banding, bands_with_other { from = creatures:of_type "wolf" } } ]]
  s:card [[ return summon "Ouphe" "Test Ouphe" { cost = "{G}", power = 1, toughness = 1,
    text = [=[{0}: Target creature loses all "bands with other" abilities until end of turn.
      {0}: Target creature loses banding until end of turn.]=],
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { loses = "bands_with_other" }) },
    activated { cost = "{0}", target = creature, until_end_of_turn(target, { loses = "banding" }) } } ]]
  s:card [[ return summon "Wolf" "Test Cub" { cost = "{G}", power = 1, toughness = 1 } ]]
  local wolf = s.bob:has("in play", "Test Wolf")
  local cubs = s.bob:has("in play", "Test Cub", { count = 2 })
  local ouphe = s.sue:has("in play", "Test Ouphe")
  s:expect(wolf, { has = { "banding" } })
  s.sue:activates(ouphe, { ability = 1, target = wolf })
  s:expect(wolf, { has = { "banding" }, lacks = { "bands_with_other" } })
  s:expect_illegal(function() s.bob:attacks { { wolf, cubs[1], cubs[2] } } end, "R-BAND-1")
  s.bob:attacks { { wolf, cubs[1] }, cubs[2] }
end)
