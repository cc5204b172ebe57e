-- Who, or what, has the most or the least of all, and what changes hands by an exchange.
local both = { "fifth", "microprose" }

local ogre = [[ return summon "Ogre" "Test Ogre" { cost = "{G}", power = 2, toughness = 2,
  text = "During your upkeep, if a player has more life than each other player, the player with the most life controls Test Ogre.",
  at_upkeep { of = you, condition = compare(count(players:life(greatest_among(life_of(players)))), "exactly", 1),
    for_good(self, { controller = players:life(greatest_among(life_of(players))) }) } } ]]

scenario("the ogre goes over to who has the most life, and back", both, function(s)
  s:card(ogre)
  local it = s.bob:has("in play", "Test Ogre")
  s.bob:life(12)
  s:turn_of(s.sue)
  s:expect(it, { controller = s.bob })  -- her upkeep is not its controller's
  s:turn_of(s.bob)
  s:expect(it, { controller = s.sue })
  s.sue:life(5)
  s:turn_of(s.sue)
  s:expect(it, { controller = s.bob })
end)

scenario("the ogre stays where both have as much life", both, function(s)
  s:card(ogre)
  local it = s.sue:has("in play", "Test Ogre")
  s:turn_of(s.sue)
  s:expect(it, { controller = s.sue })
  s.bob:life(19)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(it, { controller = s.sue })
end)

local honey = [[ return enchantment "Test Honey" { cost = "{G}",
  text = "During your upkeep, destroy the creature with the least power. It cannot be regenerated. If two or more creatures are tied for least power, you choose one of them.",
  at_upkeep { of = you, search(1, creatures:power(least_among(power_of(creatures)), "at most"), {}), bury(found) } } ]]

scenario("the creature with the least power of all goes, whoever has it, and nothing saves it", both, function(s)
  s:card(honey)
  s.bob:has("in play", "Test Honey")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Drudge Skeletons")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wall, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(wurm, { zone = "in play" })
end)

scenario("of several that have as little power the enchantment's controller picks one", both, function(s)
  s:card(honey)
  s.bob:has("in play", "Test Honey")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local others = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Craw Wurm")
  s:turn_of(s.sue)
  s.bob:will("choose", others)
  s:turn_of(s.bob)
  s:expect(others, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("with no creature in play nothing is destroyed", both, function(s)
  s:card(honey)
  local honey_there = s.bob:has("in play", "Test Honey")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(honey_there, { zone = "in play" })
end)

local fling = [[ return sorcery "Test Fling" { cost = "{R}",
  text = "Test Fling deals damage to target creature or player equal to the greatest power among creatures you control.",
  target = creature_or_player, deal(greatest_among(power_of(creatures:controlled_by(you))), target) } ]]

scenario("the greatest power counts once, of one's own creatures alone", both, function(s)
  s:card(fling)
  s.bob:has("hand", "Test Fling")
  s.bob:lands("Mountain", 1)
  s.bob:has("in play", "Grizzly Bears", { count = 3 })
  s.bob:has("in play", "War Mammoth")
  s.sue:has("in play", "Craw Wurm")
  s.bob:casts("Test Fling", { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("of no creatures the greatest power is nothing", both, function(s)
  s:card(fling)
  s.bob:has("hand", "Test Fling")
  s.bob:lands("Mountain", 1)
  s.sue:has("in play", "Craw Wurm")
  s.bob:casts("Test Fling", { target = s.sue })
  s:expect(s.sue, { life = 20 })
end)

local swap = [[ return sorcery "Test Swap" { cost = "{U}",
  text = "Exchange control of two target creatures.",
  target = exactly(2, creature), exchange_control(target) } ]]

scenario("two creatures change hands for good", both, function(s)
  s:card(swap)
  s.bob:has("hand", "Test Swap")
  s.bob:lands("Island", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local giant = s.sue:has("in play", "War Mammoth")
  s.bob:casts("Test Swap", { targets = { bears, wurm } })
  s:expect(bears, { controller = s.sue })
  s:expect(wurm, { controller = s.bob })
  s:expect(giant, { controller = s.sue })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wurm, { controller = s.bob, owner = s.sue })
  s.bob:attacks { wurm }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("two of one player stay, and one alone is exchanged for nothing", both, function(s)
  s:card(swap)
  s.bob:has("hand", "Test Swap", { count = 2 })
  s.bob:lands("Island", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local giant = s.sue:has("in play", "War Mammoth")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Test Swap", { targets = { wurm, giant } })
  s:expect(wurm, { controller = s.sue })
  s:expect(giant, { controller = s.sue })
  s.bob:casts("Test Swap", { targets = { bears, wurm }, held = true })
  s.sue:casts("Unsummon", { target = wurm, held = true })
  s:resolve()
  s:expect(bears, { controller = s.bob })
  s:expect(wurm, { zone = "hand" })
end)
