-- Damage of what targets its victim is one thing, damage that comes to it by the way is another (R-DP-4).
local both = { "fifth", "microprose" }

--- Bob's Horse, which spells that target it do not hurt while he has another creature.
local function horse_of(s)
  s:card [[ return artifact_creature "Horse" "Test Horse" {
    cost = "{7}", power = 4, toughness = 9,
    text = "As long as you control another creature, damage dealt to Test Horse by spells that target it is reduced to 0.",
    reduces_damage { from = spells, aimed = true, only_if = some(creatures:other():controlled_by(you)) },
  } ]]
  s.sue:lands("Mountain", 6)
  return s.bob:has("in play", "Test Horse")
end

scenario("R-DP-4 a spell that targets it does it nothing, as long as there is company", both, function(s)
  local horse = horse_of(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt", { count = 3 })
  s.sue:casts("Lightning Bolt", { target = horse })
  s:expect(horse, { damage = 0 })
  s.sue:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s.sue:casts("Lightning Bolt", { target = horse })
  s:expect(horse, { damage = 3 })
end)

scenario("R-DP-4 a spell that targets nothing, or another, hurts it all the same", both, function(s)
  s:card [[ return sorcery "Test Quake" { cost = "{R}", text = "Test Quake deals 2 damage to each creature.",
    deal(2, creatures) } ]]
  s:card [[ return instant "Test Spark" { cost = "{R}",
    text = "Test Spark deals 1 damage to target creature and 3 damage to all Horses.",
    target = creature, deal(1, target), deal(3, creatures:of_type "horse") } ]]
  local horse = horse_of(s)
  s.bob:has("in play", "Craw Wurm")
  local falcon = s.bob:has("in play", "Zephyr Falcon")
  s.bob:has("hand", "Test Quake")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Test Spark")
  s.sue:casts("Test Spark", { target = falcon })
  s:expect(horse, { damage = 3 })
  s.bob:casts("Test Quake")
  s:expect(horse, { damage = 5 })
end)

scenario("R-DP-4 an ability that targets it is no spell, and neither is what fights it", both, function(s)
  local horse = horse_of(s)
  s.bob:has("in play", "Craw Wurm")
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:activates(sorcerer, { target = horse })
  s:expect(horse, { damage = 1 })
  s.bob:attacks { horse }
  s.sue:blocks { [ogre] = horse }
  s:to("main")
  s:expect(horse, { damage = 3 })
end)

--- Sue's Silhouette on one of two creatures of hers that Bob is after.
local function silhouette(s)
  s:card [[ return instant "Test Silhouette" { cost = "{U}",
    text = "Damage dealt to target creature by spells or effects that target it is reduced to 0 this turn.",
    target = creature, this_turn(reduces_damage { aimed = true, affects = target }) } ]]
  local wurm = s.sue:has("in play", "Craw Wurm")
  local spider = s.sue:has("in play", "Giant Spider")
  s.sue:has("hand", "Test Silhouette")
  s.sue:lands("Island", 1)
  return wurm, spider
end

scenario("R-DP-4 for a turn neither spells nor effects that target it hurt it, and only it", both, function(s)
  local wurm, spider = silhouette(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 5)
  s.sue:casts("Test Silhouette", { target = wurm })
  s.bob:casts("Lightning Bolt", { target = wurm })
  s.bob:activates(sorcerer, { target = wurm })
  s:expect(wurm, { damage = 0 })
  s.bob:casts("Lightning Bolt", { target = spider })
  s:expect(spider, { damage = 3 })
  s:turn_of(s.bob)
  s.bob:activates(rod, { target = wurm })
  s:expect(wurm, { damage = 1 })
end)

scenario("R-DP-4 combat damage, and that of a Pestilence, comes as ever", both, function(s)
  local wurm = silhouette(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  s.sue:casts("Test Silhouette", { target = wurm })
  s.bob:activates(pestilence)
  s:expect(wurm, { damage = 1 })
  s.bob:attacks { ogre }
  s.sue:blocks { [wurm] = ogre }
  s:to("main")
  s:expect(wurm, { damage = 3 })
end)

scenario("R-DP-4 another source than the effect itself is spared it as well", both, function(s)
  s:card [[ return instant "Test Command" { cost = "{R}",
    text = "Target creature deals damage equal to its power to target creature.",
    targets = { creature, creature }, deal(power_of(targets(1)), targets(2), targets(1)) } ]]
  local wurm = silhouette(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Command")
  s.bob:lands("Mountain", 1)
  s.sue:casts("Test Silhouette", { target = wurm })
  s.bob:casts("Test Command", { targets = { ogre, wurm } })
  s:expect(wurm, { damage = 0 })
end)

scenario("R-DP-4 what is sent to it was aimed at somebody else", both, function(s)
  s:card [[ return instant "Test Bodyguard" { cost = "{W}",
    text = "All damage to you from one source is dealt to creatures named Craw Wurm instead.",
    target = packet:to(you), redirect(target, creatures:named "Craw Wurm") } ]]
  local wurm = silhouette(s)
  s.sue:has("hand", "Test Bodyguard")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:casts("Test Silhouette", { target = wurm })
  s.sue:will_prevent("Test Bodyguard", { target = { to = s.sue } })
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 20 })
  s:expect(wurm, { damage = 3 })
end)

scenario("R-TARGET-6 what a delayed effect is about is no target of it, what it aims at is", both, function(s)
  s:card [[ return instant "Test Doom" { cost = "{R}",
    text = "Whenever a creature attacks this turn, Test Doom deals 1 damage to it, and 2 damage to target creature.",
    whenever_this_turn { event = attacks { what = creatures }, deal(1, it), aim_at(creature:untapped(), { deal(2, it) }) } } ]]
  local spider = s.sue:has("in play", "Giant Spider")
  s:card [[ return instant "Test Cloak" { cost = "{U}",
    text = "Damage dealt to target creature by spells or effects that target it is reduced to 0 this turn.",
    target = creature, this_turn(reduces_damage { aimed = true, affects = target }) } ]]
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("hand", "Test Doom")
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Test Cloak", { count = 2 })
  s.sue:lands("Island", 2)
  s.bob:casts("Test Doom")
  s.sue:casts("Test Cloak", { target = wurm })
  s.sue:casts("Test Cloak", { target = spider })
  s.bob:will("target", spider)
  s.bob:attacks { wurm }
  s:expect(wurm, { damage = 1 })
  s:expect(spider, { damage = 0 })
end)

scenario("R-DP-4 damage by red spells is that of spells, and not of red creatures", both, function(s)
  local wall = s.sue:makes("Test Bulwark", { power = 0, toughness = 9, types = "creature",
    text = "Prevent all damage that would be dealt to Test Bulwark by red spells." })
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s:expect(wall, { damage = 2 })
  s.bob:casts("Lightning Bolt", { target = wall })
  s:expect(wall, { damage = 2 })
end)
