-- What a selector can ask that no card of the library asks yet.

scenario("of how many colours a creature is", function(s)
  s:card [[ return sorcery "Grey Wind" {
    cost = "{B}", text = "Bury all colorless creatures and all multicolored creatures.",
    bury(creatures:colourless()), bury(creatures:multicoloured()),
  } ]]
  s.bob:has("hand", "Grey Wind")
  s.bob:lands("Swamp", 1)
  local golem = s.sue:makes("Golem", { power = 1, toughness = 1, colours = {} })
  local hybrid = s.sue:makes("Hybrid", { power = 1, toughness = 1, colours = { "red", "green" } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Grey Wind")
  s:expect(golem, { zone = "graveyard" })
  s:expect(hybrid, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("how tough a creature is, and what lies on it", function(s)
  s:card [[ return sorcery "Sifting" {
    cost = "{B}", text = "Bury all creatures with toughness 1 or less and all creatures with a +1/+1 counter on them.",
    bury(creatures:toughness(1, "at most")), bury(creatures:with_counters("+1/+1")),
  } ]]
  s.bob:has("hand", "Sifting")
  s.bob:lands("Swamp", 1)
  local elves = s.sue:has("in play", "Llanowar Elves")
  local grown = s.sue:has("in play", "Gray Ogre", { counters = { ["+1/+1"] = 1 } })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Sifting")
  s:expect(elves, { zone = "graveyard" })
  s:expect(grown, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

local function fight(s)
  local attackers = s.bob:has("in play", "Grizzly Bears", { count = 2 })
  local blocker = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Swamp", 1)
  s.bob:attacks(attackers)
  s.sue:blocks { [blocker] = attackers[1] }
  return attackers[1], attackers[2], blocker
end

scenario("who blocks and who is blocked", function(s)
  s:card [[ return instant "Rout" {
    cost = "{B}", text = "You gain 1 life for each blocking creature and 2 life for each blocked creature.",
    gain_life(count(creatures:blocking())), gain_life(product(2, count(creatures:blocked()))),
  } ]]
  s.bob:has("hand", "Rout")
  fight(s)
  s.bob:casts("Rout")
  s:expect(s.bob, { life = 23 })
end)

scenario("who blocks whom", function(s)
  s:card [[ return instant "Test Ambush" {
    cost = "{B}", text = "Bury all creatures blocking target creature and all creatures blocked by them.",
    target = creature, bury(creatures:blocked_by(creatures:blocking_any(target))),
    bury(creatures:blocking_any(target)),
  } ]]
  s.bob:has("hand", "Test Ambush")
  local blocked, free, blocker = fight(s)
  s.bob:casts("Test Ambush", { target = blocked })
  s:expect(blocked, { zone = "graveyard" })
  s:expect(free, { zone = "in play" })
end)

scenario("what is enchanted, and what it is enchanted by", function(s)
  s:card [[ return sorcery "Unweaving" {
    cost = "{W}", text = "Tap all creatures with an enchantment on them, and bury all enchantments on creatures.",
    tap(creatures:enchanted_by(enchantments)), bury(enchantments:enchanting(creatures)),
  } ]]
  s.bob:has("hand", "Unweaving")
  s.bob:lands("Plains", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local strength = s.sue:has("in play", "Giant Strength", { on = bears })
  s.bob:casts("Unweaving")
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:expect(strength, { zone = "graveyard" })
end)

scenario("a token is no card", function(s)
  s:card [[ return sorcery "Brief Swarm" {
    cost = "{G}", text = "Put two 1/1 green Insect tokens into play. Bury all tokens.",
    make_token(2, token "Insect" "Insect" { power = 1, toughness = 1, colour = "green" }),
    gain_life(count(creatures:token())), bury(creatures:token()),
  } ]]
  s.bob:has("hand", "Brief Swarm")
  s.bob:lands("Forest", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Brief Swarm")
  s:expect(s.bob, { life = 22 })
  s:expect(bears, { zone = "in play" })
end)

scenario("lands and creatures of a chosen type", function(s)
  s:card [[ return sorcery "Wither" {
    cost = "{B}", text = "Choose a basic land type. Tap all lands of the chosen type.",
    choose "basic land type", tap(lands:of_chosen_land_type()),
  } ]]
  s:card [[ return sorcery "Cull" {
    cost = "{B}", text = "Choose a creature type. Bury all creatures of the chosen type.",
    choose "creature type", bury(creatures:of_chosen_type()),
  } ]]
  s.bob:has("hand", "Wither")
  s.bob:has("hand", "Cull")
  s.bob:lands("Swamp", 2)
  local forest = s.sue:has("in play", "Forest")
  local island = s.sue:has("in play", "Island")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Wither", { choosing = "forest" })
  s:expect(forest, { tapped = true })
  s:expect(island, { tapped = false })
  s.bob:casts("Cull", { choosing = "ogre" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("one kind or another, and one of those that were meant", function(s)
  s:card [[ return sorcery "Sweep" {
    cost = "{W}", text = "Tap all green creatures and all artifacts. Bury those of them that are creatures.",
    tap(either(creatures:that_are "green", artifacts)),
    bury(creatures:among(either(creatures:that_are "green", artifacts))),
  } ]]
  s.bob:has("hand", "Sweep")
  s.bob:lands("Plains", 1)
  local rod = s.sue:has("in play", "Rod of Ruin")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Sweep")
  s:expect(rod, { tapped = true, zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("a spell by what it has as a target", function(s)
  s:card [[ return interrupt "Guardian Voice" {
    cost = "{U}", text = "Counter target spell that targets a creature.",
    target = spell:targeting(creatures), counter(target),
  } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Guardian Voice")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:lands("Mountain", 2)
  s.sue:has("hand", "Guardian Voice")
  s.sue:lands("Island", 1)
  local bolt = s.bob:casts("Lightning Bolt", { on = bears, held = true })
  s.sue:interrupts(bolt, "Guardian Voice")
  s:expect(bears, { zone = "in play", damage = 0 })
  local second = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:expect_illegal(function() s.sue:interrupts(second, "Guardian Voice") end, "Lightning Bolt is not what it may be aimed at (R-TARGET-1)")
end)

scenario("a quality is the same in capitals, as every word is", function(s)
  s:card [[ return sorcery "Loud Wind" { cost = "{W}", bury(creatures:that_are "Black"), tap(permanents:that_are "Artifact") } ]]
  s:card [[ return sorcery "Louder Wind" { cost = "{W}", bury(creatures:not_ "GREEN":not_ "Artifact") } ]]
  s.bob:has("hand", "Loud Wind")
  s.bob:has("hand", "Louder Wind")
  s.bob:lands("Plains", 2)
  local knight = s.sue:has("in play", "Black Knight")
  local rod = s.sue:has("in play", "Rod of Ruin")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:casts("Loud Wind")
  s:expect(knight, { zone = "graveyard" })
  s:expect(rod, { tapped = true })
  s.bob:casts("Louder Wind")
  s:expect(bears, { zone = "in play" })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("protection is from a quality in capitals too", function(s)
  s:card [[ return summon "Bear" "Loud Bear" { cost = "{W}", power = 2, toughness = 2, protection { from = "Black" } } ]]
  local bear = s.bob:has("in play", "Loud Bear")
  local knight = s.sue:has("in play", "Black Knight")
  s:turn_of(s.bob)
  s.bob:attacks { bear }
  s:expect_illegal(function() s.sue:blocks { [knight] = bear } end, "protection from black")
end)
