scenario("E-182 a stolen creature goes back to its owner's hand", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local magic = s.bob:has("in play", "Control Magic", { on = bears })
  s:expect(bears, { controller = s.bob, owner = s.sue })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { on = bears })
  s:expect(s.sue, { hand = { "Grizzly Bears" } })
  s:expect(s.bob, { graveyard = { "Control Magic" }, hand = {} })
  s:expect(magic, { zone = "graveyard" })
end)

scenario("E-183 a permanent spell whose target is gone goes from limbo to the graveyard", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local strength = s.bob:has("hand", "Holy Strength")
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts(strength, { on = bears, held = true })
  s:expect(strength, { zone = "limbo" })
  s:expect(s.bob, { hand = {}, graveyard = {} })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:expect(strength, { zone = "limbo" })
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(strength, { zone = "graveyard" })
end)

scenario("E-184 a card set aside keeps who may see it, and is not in play", function(s)
  s:card [[ return artifact "Lockbox" {
    cost = "{1}",
    text = "{T}: Set aside the top card of your library under Lockbox.",
    activated { cost = "{T}", put_into("set aside", cards:in_zone "library":owned_by(you):on_top(1)) },
  } ]]
  local top = s.bob:has("library", "Serra Angel")
  s.bob:has("library", "Grizzly Bears") -- below it
  local box = s.bob:has("in play", "Lockbox")
  s.bob:activates(box)
  s:expect(top, { zone = "set aside" })
  s:expect_view(s.bob, { does_not_see = { top }, set_aside = {}, library = 21 })
  s:expect_view(s.sue, { does_not_see = { top }, their_set_aside = {} })
  s:expect(s.bob, { in_play = { "Lockbox" }, library = 21 })
end)

scenario("E-184 a card that everybody has seen stays known when it is set aside", function(s)
  s:card [[ return instant "Stash" {
    cost = "{W}", text = "Set aside target creature.",
    target = creature, put_into("set aside", target),
  } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Stash")
  s.bob:lands("Plains", 1)
  s.bob:casts("Stash", { on = bears })
  s:expect(bears, { zone = "set aside" })
  s:expect_view(s.bob, { sees = { bears }, their_set_aside = { "Grizzly Bears" } })
  s:expect_view(s.sue, { sees = { bears }, set_aside = { "Grizzly Bears" } })
  s:expect(s.sue, { in_play = {} })
end)

scenario("E-218 a creature that is out of play for a while", function(s)
  s:card [[ return instant "Step Outside" {
    cost = "{W}",
    text = "Remove target creature from play. Return it to play at the end of the turn.",
    target = creature,
    put_into("out of play", target),
    next_end_of_turn { return_to_play(target, owner_of(target)) },
  } ]]
  local healer = s.sue:has("in play", "Samite Healer", { damage = 0, counters = { ["+1/+1"] = 1 } })
  local strength = s.bob:has("in play", "Giant Strength", { on = healer })
  s.bob:has("hand", "Step Outside")
  s.bob:lands("Plains", 1)
  s:expect(healer, { power = 4, toughness = 4 })
  s.bob:casts("Step Outside", { on = healer })
  s:expect(healer, { zone = "out of play", owner = s.sue })
  s:expect_view(s.bob, { sees = { healer }, their_out_of_play = { "Samite Healer" } })
  s:expect_view(s.sue, { sees = { healer }, out_of_play = { "Samite Healer" } })
  s:expect(strength, { zone = "graveyard", owner = s.bob })
  s:next_turn()
  s:expect(healer, { zone = "in play", controller = s.sue, power = 1, toughness = 1, counters = 0, tapped = false })
end)

scenario("E-218 it returns sick", function(s)
  s:card [[ return instant "Step Outside" {
    cost = "{W}",
    text = "Remove target creature from play. Return it to play at the end of the turn.",
    target = creature,
    put_into("out of play", target),
    next_end_of_turn { return_to_play(target, owner_of(target)) },
  } ]]
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("hand", "Step Outside")
  s.bob:lands("Plains", 1)
  s.bob:casts("Step Outside", { on = sorcerer })
  s:expect(sorcerer, { zone = "out of play" })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "Prodigal Sorcerer has no ability to activate")
  s:next_turn()
  s:expect(sorcerer, { zone = "in play", controller = s.bob })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end, "R-SICK-1")
  s:next_turn()
  s.bob:activates(sorcerer, { target = s.sue })
  s:expect(s.sue, { life = 19 })
end)
