-- What later years order in words of their own, and the era can do.
local both = { "fifth", "microprose" }

scenario("each of two that fight deals the other its power, at one time", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  local pit = s.bob:makes("Test Pit", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Target creature you control fights target creature an opponent controls.",
  })
  s:expect_illegal(function() s.bob:activates(pit, { targets = { bears, bears } }) end, "target")
  s.bob:activates(pit, { targets = { bears, ogre } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("who is gone before the fight neither deals nor takes damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Unsummon")
  local pit = s.bob:makes("Test Pit", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Target creature you control fights target creature an opponent controls.",
  })
  s.bob:activates(pit, { targets = { bears, ogre }, held = true })
  s.sue:casts("Unsummon", { target = ogre, held = true })
  s:resolve()
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("all that can block it this turn do, and may do as they like in the next", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Scathe Zombies")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Mountain", 1)
  local horn = s.bob:makes("Test Horn", {
    types = { "artifact" }, cost = "{1}", text = "{1}: All creatures able to block target creature this turn do so.",
  })
  s.bob:activates(horn, { target = bears })
  s.bob:attacks { bears, other }
  s:expect_illegal(function() s.sue:blocks {} end, "block")
  s:expect_illegal(function() s.sue:blocks { [ogre] = other } end, "block")
  s.sue:blocks { [ogre] = bears }
  s:to("end of attack")
  s:next_turn()
  s:next_turn()
  local later = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Scathe Zombies")
  s.bob:attacks { later }
  s.sue:blocks {}
end)

scenario("up to two lands untap, whosever they are, and fewer where somebody likes", both, function(s)
  local lands = s.bob:has("in play", "Forest", { count = 3, tapped = true })
  s.bob:mana "{G}{G}"
  local well = s.bob:makes("Test Well", {
    types = { "enchantment" }, cost = "{1}", text = "{G}: Untap up to two lands.",
  })
  s.bob:will("choose", lands[1])
  s.bob:will("choose", lands[2])
  s.bob:activates(well)
  s:expect(lands[1], { tapped = false })
  s:expect(lands[2], { tapped = false })
  s:expect(lands[3], { tapped = true })
end)

scenario("an opponent puts cards of its own library into the graveyard", both, function(s)
  s.bob:lands("Mountain", 1)
  local mill = s.bob:makes("Test Mill", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Each opponent puts the top two cards of their library into their graveyard.",
  })
  s.bob:activates(mill)
  s:expect(s.sue, { library = 18, graveyard = 2 })
  s:expect(s.bob, { library = 20, graveyard = 0 })
end)

scenario("the controller of what was countered loses cards of the library", both, function(s)
  s:card [[ return interrupt "Test Doubt" { cost = "{U}", target = spell,
    text = "Counter target spell. Its controller puts the top two cards of their library into their graveyard.",
    counter(target), mill(2, controller_of(target)) } ]]
  s.bob:lands("Forest", 2)
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Test Doubt")
  local bears = s.bob:has("hand", "Grizzly Bears")
  local cast = s.bob:casts(bears, { held = true })
  s.sue:interrupts(cast, "Test Doubt", { target = bears })
  s:expect(s.bob, { library = 18, graveyard = 3 })
  s:expect(s.sue, { library = 20 })
end)

scenario("an artifact becomes a creature of two colours with a keyword until end of turn", both, function(s)
  s.bob:lands("Mountain", 1)
  local idol = s.bob:makes("Test Idol", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Test Idol becomes a 3/2 red and green Goblin artifact creature with flying until end of turn.",
  })
  s.bob:activates(idol)
  s:expect(idol, { power = 3, toughness = 2, colours = { "red", "green" }, has = { "flying" },
    types = { "artifact", "creature" } })
  s:next_turn()
  s:expect(idol, { types = { "artifact" }, colours = {}, lacks = { "flying" } })
end)

scenario("as many cards are drawn as the target has power", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  local muse = s.bob:makes("Test Muse", {
    types = { "artifact" }, cost = "{1}", text = "{1}: Draw cards equal to the power of target creature you control.",
  })
  s.bob:activates(muse, { target = bears })
  s:expect(s.bob, { hand = 2, library = 18 })
end)

scenario("it comes with a counter for each card that is counted", both, function(s)
  s:card [[ return summon "Zombie" "Test Mob" { cost = "{B}", power = 2, toughness = 1,
    text = "Test Mob comes into play with X +1/+1 counters on it, where X is the number of creature cards in your graveyard.",
    enters_with_counters { kind = "+1/+1", n = count(cards:that_are "creature":owned_by(you):in_zone "graveyard") } } ]]
  s.bob:has("graveyard", "Grizzly Bears", { count = 2 })
  s.bob:has("graveyard", "Forest")
  s.sue:has("graveyard", "Gray Ogre")
  s.bob:lands("Swamp", 1)
  s.bob:has("hand", "Test Mob")
  local mob = s.bob:casts("Test Mob")
  s:expect(s.bob:finds("Test Mob"), { power = 4, toughness = 3 })
end)

local function with_oracle(s)
  s.bob:lands("Mountain", 1)
  return s.bob:makes("Test Oracle", {
    types = { "artifact" }, cost = "{1}",
    text = "{1}: Reveal the top four cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.",
  })
end

scenario("of the cards that are shown those of a sort are taken, and no card below them", both, function(s)
  s.bob:library { "Gray Ogre", "Forest", "Gray Ogre", "Lightning Bolt", "Gray Ogre", "Gray Ogre" }
  s.bob:activates(with_oracle(s))
  s:expect(s.bob, { hand = { ["Gray Ogre"] = 2 }, graveyard = { Forest = 1, ["Lightning Bolt"] = 1 }, library = 2 })
end)

scenario("where all that are shown are of that sort nothing is left of them", both, function(s)
  s.bob:library { "Gray Ogre", "Gray Ogre", "Gray Ogre", "Gray Ogre", "Forest" }
  s.bob:activates(with_oracle(s))
  s:expect(s.bob, { hand = 4, graveyard = 0, library = 1 })
end)

scenario("where none that is shown is of that sort all of them are left", both, function(s)
  s.bob:library { "Forest", "Forest", "Forest", "Forest", "Gray Ogre" }
  s.bob:activates(with_oracle(s))
  s:expect(s.bob, { hand = 0, graveyard = 4, library = 1 })
end)

scenario("an additional land may be played this turn and not in the next", both, function(s)
  s.bob:lands("Mountain", 1)
  local drum = s.bob:makes("Test Drum", {
    types = { "artifact" }, cost = "{1}", text = "{1}: You may play an additional land this turn.",
  })
  s.bob:has("hand", "Forest", { count = 4 })
  s.bob:activates(drum)
  s.bob:plays_land("Forest")
  s.bob:plays_land("Forest")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "land")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:plays_land("Forest")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "land")
end)

scenario("one black creature that attacks is enough, and one that stays at home is not", both, function(s)
  local drum = s.bob:makes("Test Banner", {
    power = 1, toughness = 1, types = { "creature" }, text = "Test Banner gets +2/+2 as long as a black creature is attacking.",
  })
  local zombies = s.bob:has("in play", "Scathe Zombies", { count = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(drum, { power = 1 })
  s.bob:attacks { bears }
  s:expect(drum, { power = 1 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { zombies[1], bears }
  s:expect(drum, { power = 3, toughness = 3 })
end)
