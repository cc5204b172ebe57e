-- What a continuous effect reads: of the object that it would change, and of what its own layer writes, what older effects
-- have made; of all else what all effects together make (R-CONT-1, R-CRE-4).
local both = { "fifth", "microprose" }

local lift = [[ return enchantment "Lift" { cost = "{1}",
  continuous { affects = creatures:power(2, "at most"), gains = flying } } ]]
scenario("who gains flying by power is asked for the power that all effects make (R-CRE-4)", both, function(s)
  s:card(lift)
  local ogre = s.bob:has("in play", "Gray Ogre"); s.bob:has("in play", "Unholy Strength", { on = ogre })
  local wurm = s.bob:has("in play", "Craw Wurm"); local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Lift")
  s:expect(ogre, { power = 4, lacks = { "flying" } })
  s:expect(bears, { has = { "flying" } })
  s.sue:has("in play", "Weakness", { on = ogre })
  s:expect(ogre, { power = 2, has = { "flying" } })
  s.sue:has("in play", "Paralyze", { on = wurm })
  s:expect(wurm, { power = 6, lacks = { "flying" } })
end)
scenario("so is a counter seen, and its going (R-CRE-4)", both, function(s)
  s:card(lift)
  s:card [[ return sorcery "Lessen" { cost = "{0}", target = creature, remove_counters("+1/+1", 1, target) } ]]
  s.bob:has("in play", "Lift")
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 1 } })
  s:expect(bears, { power = 3, lacks = { "flying" } })
  s.bob:has("hand", "Lessen")
  s.bob:casts("Lessen", { on = bears })
  s:expect(bears, { power = 2, has = { "flying" } })
end)

scenario("'while a creature of power 5 or more is in play' sees counters and what is added (R-CRE-4)", both, function(s)
  s:card [[ return summon "Bird" "Proud" { cost = "{1}", power = 1, toughness = 1,
    continuous { only_if = some(creatures:power(5, "at least")), gains = flying } } ]]
  local proud = s.sue:has("in play", "Proud")
  local ogre = s.bob:has("in play", "Gray Ogre", { counters = { ["+1/+1"] = 2 } })
  s:expect(proud, { lacks = { "flying" } })
  s.bob:has("in play", "Holy Strength", { on = ogre })
  s:expect(ogre, { power = 5 })
  s:expect(proud, { has = { "flying" } })
end)

scenario("a power that counts creatures of power 5 or more counts what they are in the end (R-CRE-4)", both, function(s)
  s:card [[ return summon "Cleric" "Herald" { cost = "{1}", toughness = 3, power = count(creatures:power(5, "at least")) } ]]
  local herald = s.bob:has("in play", "Herald")
  s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(herald, { power = 1 })
  local strength = s.bob:has("in play", "Giant Strength", { on = ogre })
  s:expect(ogre, { power = 4 })
  s.sue:has("in play", "Unholy Strength", { on = ogre })
  s:expect(herald, { power = 2 })
  s:expect(strength, { zone = "in play" })
end)
scenario("of its own power it knows what is printed until older effects have changed it (R-CONT-1)", both, function(s)
  -- Counting itself it would be one more, and so count itself: it is asked before anything is added.
  s:card [[ return summon "Cleric" "Vain" { cost = "{1}", toughness = 3, power = count(creatures:power(1, "at least")) } ]]
  local vain = s.bob:has("in play", "Vain")
  s:expect(vain, { power = 0 })
  s.bob:has("in play", "Grizzly Bears")
  s:expect(vain, { power = 1 })
end)

scenario("of effects of one layer a later one reads of its object what older ones made (R-CONT-1)", both, function(s)
  s:card [[ return enchantment "Help the Weak" { cost = "{1}",
    continuous { affects = creatures:power(2, "at most"), plus = "+2/+2" } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears"); local older = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Unholy Strength", { on = older })
  s.bob:has("in play", "Help the Weak")
  s.bob:has("in play", "Unholy Strength", { on = bears })
  s:expect(older, { power = 4 })  -- had power 4 when the help came
  s:expect(bears, { power = 6 })  -- was helped, and is stronger since
end)

scenario("who takes over what took a creature takes the creature, and gives it back (R-GEN-5, R-CTRL-1)", both, function(s)
  s:card [[ return enchant_enchantment "Seizure" { cost = "{1}", continuous { affects = enchanted, controller = you } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  local magic = s.bob:has("in play", "Control Magic", { on = bears })
  local seizure = s.sue:has("hand", "Seizure"); s.sue:lands("Island", 1)
  s:expect(bears, { controller = s.bob })
  s:turn_of(s.sue)
  s.sue:casts(seizure, { on = magic })
  s:expect(magic, { controller = s.sue })
  s:expect(bears, { controller = s.sue })
  s.bob:has("hand", "Disenchant"); s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = seizure })
  s:expect(magic, { controller = s.bob })
  s:expect(bears, { controller = s.bob })
end)
scenario("the creatures of who controls an enchantment in the end are helped (R-GEN-5)", both, function(s)
  s:card [[ return enchant_enchantment "Seizure" { cost = "{1}", continuous { affects = enchanted, controller = you } } ]]
  local crusade = s.bob:has("in play", "Crusade")
  s:card [[ return enchantment "Banner" { cost = "{1}", continuous { affects = creatures:controlled_by(you), plus = "+1/+1" } } ]]
  local banner = s.bob:has("in play", "Banner")
  local mine = s.bob:has("in play", "Grizzly Bears"); local hers = s.sue:has("in play", "Grizzly Bears")
  s:expect(mine, { power = 3 }); s:expect(hers, { power = 2 })
  s.sue:has("in play", "Seizure", { on = banner })
  s:expect(mine, { power = 2 }); s:expect(hers, { power = 3 })
  s:expect(crusade, { controller = s.bob })
end)

-- What an enchantment grants has the time stamp of the enchantment, also where it works in the layer of what grants it.
local gift = [[ return enchant_creature "Gift" { cost = "{1}",
  continuous { affects = enchanted, gains = continuous { affects = self, gains = flying } } } ]]
local bane = [[ return enchant_creature "Bane" { cost = "{1}", continuous { affects = enchanted, loses = "flying" } } ]]
scenario("a granted ability that grants another is older than what takes it away later (R-CONT-1)", both, function(s)
  s:card(gift); s:card(bane)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gift", { on = bears })
  s:expect(bears, { has = { "flying" } })
  s.sue:has("in play", "Bane", { on = bears })
  s:expect(bears, { lacks = { "flying" } })
end)
scenario("and newer than what took it away before (R-CONT-1)", both, function(s)
  s:card(gift); s:card(bane)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Bane", { on = bears })
  s.bob:has("in play", "Gift", { on = bears })
  s:expect(bears, { has = { "flying" } })
end)

scenario("effects that contradict each other end the same way each time, and say so (R-CONT-1)", both, function(s)
  -- The one flies while the other does not, and the other while the one does.
  s:card [[ return summon "Bird" "Contrary" { cost = "{1}", power = 1, toughness = 1,
    continuous { only_if = no(creatures:named "Follower":with "flying"), gains = flying } } ]]
  s:card [[ return summon "Bird" "Follower" { cost = "{1}", power = 1, toughness = 1,
    continuous { only_if = some(creatures:named "Contrary":with "flying"), gains = flying } } ]]
  local one = s.bob:has("in play", "Contrary")
  assert(not s:explain(one, "abilities").text:find("contradict", 1, true))
  s.sue:has("in play", "Follower")
  local text = s:explain(one, "abilities").text
  assert(text:find("contradict", 1, true), text)
  assert(text == s:explain(one, "abilities").text)
  local bears = s.bob:has("in play", "Grizzly Bears")
  assert(not s:explain(bears, "power").text:find("contradict", 1, true))
end)

scenario("the amount that is told is the one that was applied (R-CRE-4)", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Snow-Covered Swamp", 3)
  s.sue:lands("Snow-Covered Forest", 3)
  s.bob:has("in play", "Snowblind", { on = bears })
  s:expect(bears, { toughness = 1 })
  local text = s:explain(bears, "toughness").text
  assert(text:find("-1 toughness", 1, true), text)
end)
