-- Every play that is refused says why: what stands against it, and the rule. One situation a scenario.

scenario("refused: a target with protection", function(s)
  local knight = s.sue:has("in play", "Black Knight")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Holy Strength")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Holy Strength", { on = knight }) end,
    "not a legal target for Holy Strength: Black Knight has protection from white (R-PROT-1)")
end)

scenario("refused: a target of the wrong colour", function(s)
  local knight = s.sue:has("in play", "Black Knight")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Terror")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts("Terror", { on = knight }) end,
    "not a legal target for Terror: Black Knight is black (R-TARGET-1)")
end)

scenario("refused: a target of the wrong kind", function(s)
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts("Giant Growth", { on = forest }) end, "Forest is no creature (R-TARGET-1)")
end)

scenario("refused: a target that is not in play", function(s)
  local dead = s.sue:has("graveyard", "Grizzly Bears")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts("Giant Growth", { on = dead }) end, "Grizzly Bears is not in play (R-GEN-2)")
end)

scenario("refused: a target that a card keeps from being one", function(s)
  local insect = s.sue:has("in play", "Deadly Insect")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = insect }) end,
    "Deadly Insect cannot be the target of Lightning Bolt (R-TARGET-1)")
end)

scenario("refused: the same target twice", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{R}{R}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { bears, bears }, x = 2 }) end,
    "Grizzly Bears is a target of it already (R-TARGET-4)")
end)

scenario("refused: no target at all, and what comes nearest", function(s)
  s.sue:has("in play", "Black Knight")
  s.bob:has("hand", "Terror")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:casts("Terror") end,
    "Terror has no legal target: Black Knight is black (R-TARGET-1)")
end)

scenario("refused: no target and nothing near", function(s)
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s:expect_illegal(function() s.bob:casts("Giant Growth") end, "Giant Growth has no legal target (R-TARGET-1)")
end)

scenario("refused: a sorcery in another's turn", function(s)
  s.sue:has("hand", "Wrath of God")
  s.sue:mana "{W}{W}{W}{W}"
  s:expect_illegal(function() s.sue:casts("Wrath of God") end,
    "Wrath of God is a sorcery: it is played only in your own main phase, outside the attack and not as a response, and it is Bob's main phase (R-MAIN-2)")
end)

scenario("refused: a creature during the attack", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "and the attack is on (R-MAIN-2)")
end)

scenario("refused: a sorcery as a response", function(s)
  s.bob:has("hand", "Giant Growth")
  s.bob:has("hand", "Wrath of God")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{G}{W}{W}{W}{W}"
  s.bob:casts("Giant Growth", { on = bears, held = true })
  s:pass()
  s:pass()
  s:expect_illegal(function() s.bob:casts("Wrath of God") end, "something else waits to be resolved (R-MAIN-2)")
end)

scenario("refused: an instant as an interrupt", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Giant Growth")
  s.sue:mana "{G}"
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{R}{R}{R}"
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s:expect_illegal(function() s.sue:interrupts(ogre, "Giant Growth", { target = bears }) end,
    "Giant Growth is an instant, and while Gray Ogre is being cast only interrupts are legal (R-INT-6)")
end)

scenario("refused: the chance to interrupt is used up", function(s)
  s.bob:has("hand", "Thoughtlace", { count = 2 })
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  s.bob:lands("Island", 2)
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s.bob:interrupts(ogre, "Thoughtlace")
  s:expect_illegal(function() s.bob:interrupts(ogre, "Thoughtlace") end,
    "Bob has had the one chance to interrupt Gray Ogre (R-INT-2)")
end)

scenario("refused: countering what is in play", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s:expect_illegal(function() s.sue:casts("Counterspell", { on = bears }) end,
    "it is aimed at what is being cast, while it is being cast (R-CAST-4, R-CAST-7, R-TARGET-1)")
end)

scenario("refused: an interrupt for an instant with another target", function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.sue:has("hand", "Blue Elemental Blast")
  s.sue:lands("Island", 1)
  local growth = s.bob:casts("Giant Growth", { on = ogre, held = true })
  s:expect_illegal(function() s.sue:interrupts(growth, "Blue Elemental Blast", { mode = 2, target = ogre }) end,
    "Blue Elemental Blast is not aimed at Giant Growth, and is then played as an instant: as a response (R-INT-4)")
end)

scenario("refused: an interrupt aimed past the spell under way", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Deathlace")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Mountain", 3)
  s.bob:lands("Swamp", 1)
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s:expect_illegal(function() s.bob:interrupts(ogre, "Deathlace", { target = bears }) end,
    "Grizzly Bears is not what is under way; aimed at it, it is played as an instant (R-INT-4)")
end)

scenario("refused: countering a spell of another colour, and an effect", function(s)
  local shade = s.bob:has("in play", "Frozen Shade")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Swamp", 1)
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Blue Elemental Blast")
  s.sue:has("hand", "Counterspell")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 3)
  local pump = s.bob:activates(shade, { held = true })
  s:expect_illegal(function() s.sue:interrupts(pump, "Counterspell") end,
    "Counterspell has no legal target: Frozen Shade is used for an effect, which is no spell (R-COST-8, R-TARGET-1)")
  s:expect_illegal(function() s.sue:interrupts(pump, "Unsummon", { target = shade }) end,
    "Unsummon is an instant, and while the effect of Frozen Shade is under way only interrupts are legal (R-INT-6)")
  s:resolve()
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s:expect_illegal(function() s.sue:interrupts(bears, "Blue Elemental Blast", { mode = 1 }) end,
    "Blue Elemental Blast has no legal target: Grizzly Bears is not red (R-TARGET-1)")
end)

scenario("refused: mana of the wrong kind", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Jump")
  s.bob:mana "{B}{G}"
  s:expect_illegal(function() s.bob:casts("Jump", { on = bears }) end,
    "the cost {U} cannot be paid: Bob can spend {B}{G} (R-COST-1, R-MANA-6)")
end)

scenario("refused: no mana at all", function(s)
  s.bob:has("hand", "Gray Ogre")
  s:expect_illegal(function() s.bob:casts("Gray Ogre") end, "the cost {2}{R} cannot be paid: Bob has no mana to spend")
end)

scenario("refused: too much of an X", function(s)
  s.bob:has("hand", "Disintegrate")
  s.bob:mana "{R}{R}"
  s:expect_illegal(function() s.bob:casts("Disintegrate", { target = s.sue, x = 2 }) end, "x = 2 cannot be paid (R-MANA-7)")
end)

scenario("refused: nothing to sacrifice, too little life", function(s)
  s:card [[ return artifact "Test Altar" { cost = "{1}", activated { cost = { sacrifice(creatures) }, draw(1) } } ]]
  s:card [[ return artifact "Test Leech" { cost = "{1}", activated { cost = { lose_life(3) }, draw(1) } } ]]
  local altar = s.bob:has("in play", "Test Altar")
  local leech = s.bob:has("in play", "Test Leech")
  s.bob:life(2)
  s:expect_illegal(function() s.bob:activates(altar) end, "there is not enough to sacrifice for it (R-COST-3)")
  s:expect_illegal(function() s.bob:activates(leech) end, "it costs 3 life, which is more than there is (R-COST-3)")
end)

scenario("refused: a tapped creature's tap ability", function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer", { tapped = true })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end,
    "Prodigal Sorcerer is tapped already (R-COST-2)")
end)

scenario("refused: a sick creature's tap ability, and its attack", function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer", { sick = true })
  s:expect_illegal(function() s.bob:activates(sorcerer, { target = s.sue }) end,
    "Prodigal Sorcerer has summoning sickness: Bob has not controlled it since that player's turn began (R-SICK-1)")
  s:expect_illegal(function() s.bob:attacks { sorcerer } end, "R-SICK-1")
end)

scenario("refused: another's permanent", function(s)
  local shade = s.bob:has("in play", "Frozen Shade")
  s.sue:mana "{B}"
  s:expect_illegal(function() s.sue:activates(shade) end, "the ability of Frozen Shade is used by Bob only (R-COST-9)")
end)

scenario("refused: a tapped artifact", function(s)
  s:card [[ return artifact "Test Fan" { cost = "{1}", activated { cost = "{1}", gain_life(1) } } ]]
  local fan = s.bob:has("in play", "Test Fan", { tapped = true })
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(fan) end,
    "Test Fan is a tapped artifact, and its abilities are off (R-ART-1)")
end)

scenario("refused: a second land", function(s)
  s.bob:has("hand", "Forest", { count = 2 })
  s.bob:plays_land("Forest")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "Bob has played 1 land this turn, and may play no more (R-LAND-1)")
end)

scenario("refused: a land in another's turn", function(s)
  s.sue:has("hand", "Forest")
  s:expect_illegal(function() s.sue:plays_land("Forest") end, "Forest is a land: it is played only in your own main phase")
end)

scenario("refused: mana of another's land, of a tapped land, of no land", function(s)
  local theirs = s.sue:has("in play", "Forest")
  local tapped = s.bob:has("in play", "Forest", { tapped = true })
  local rod = s.bob:has("in play", "Rod of Ruin")
  s:expect_illegal(function() s.bob:taps_for_mana(theirs) end, "Forest is controlled by Sue (R-COST-9)")
  s:expect_illegal(function() s.bob:taps_for_mana(tapped) end, "Forest is tapped already (R-COST-2)")
  s:expect_illegal(function() s.bob:taps_for_mana(rod) end, "Rod of Ruin gives no mana")
end)

scenario("refused: prevention without damage, regeneration without death", function(s)
  local healer = s.bob:has("in play", "Samite Healer")
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(healer) end,
    "Samite Healer prevents damage, and is used only in the damage prevention step that follows damage (R-DP-8, R-DP-10)")
  s:expect_illegal(function() s.bob:activates(skeletons) end,
    "Drudge Skeletons regenerates, and is used only when something is about to go to the graveyard (R-REGEN-2)")
end)

scenario("refused: anything else while damage is prevented", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { on = bears, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:casts("Giant Growth", { on = bears }) end,
    "Giant Growth does not prevent damage, and in the damage prevention step nothing else may be played (R-DP-2, R-DP-8, R-BATCH-4)")
end)

scenario("refused: a second attack, and another's", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local theirs = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.sue:attacks { theirs } end, "R-CBT-1")
  s.bob:attacks {}
  s:to("end of attack")
  s:expect_illegal(function() s.bob:attacks { bears } end, "the attack of this turn has been made (R-CBT-1)")
end)

scenario("refused: an attack that a rule or a card forbids", function(s)
  s:card [[ return enchantment "Test Moat" { cost = "{W}", cannot_attack { affects = creatures:without "flying" } } ]]
  s:card [[ return summon "Wall" "Test Spire" { cost = "{U}", power = 1, toughness = 5, flying } ]]
  s.sue:has("in play", "Test Moat")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.bob:has("in play", "Test Spire")
  s:expect_illegal(function() s.bob:attacks { bears } end, "Grizzly Bears cannot attack: Test Moat says so")
  s:expect_illegal(function() s.bob:attacks { wall } end, "Test Spire cannot attack: the rules say so")
end)

scenario("refused: a block that an ability forbids", function(s)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:blocks { [bears] = sprites } end,
    "Grizzly Bears cannot block Scryb Sprites: Scryb Sprites has flying")
end)

scenario("refused: a card that is not in the hand", function(s)
  local bolt = s.bob:has("graveyard", "Lightning Bolt")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts(bolt, { on = s.sue }) end,
    "Lightning Bolt is not in the hand, and cards are played from there (R-CAST-1)")
end)

scenario("refused: what the text of the card does not allow now", function(s)
  s:card [[ return instant "Test Dawn" { cost = "{W}", castable = phase "upkeep", gain_life(1) } ]]
  s.bob:has("hand", "Test Dawn")
  s.bob:mana "{W}"
  s:expect_illegal(function() s.bob:casts("Test Dawn") end, "the text of Test Dawn does not allow it now: it is cast only during any upkeep, and it is Bob's main phase (R-GEN-1)")
end)

scenario("refused: a target that another card keeps from being one", function(s)
  s:card [[ return enchantment "Test Veil" { cost = "{W}", cannot_be_targeted { affects = creatures:controlled_by(you) } } ]]
  s.sue:has("in play", "Test Veil")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = bears }) end,
    "Grizzly Bears cannot be the target of Lightning Bolt, Test Veil says so (R-TARGET-1)")
end)

scenario("refused: regeneration that a spell has forbidden", function(s)
  s:rules("microprose")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Disintegrate")
  s.bob:mana "{R}"
  s.bob:casts("Disintegrate", { on = skeletons, x = 0 })
  s:expect_illegal(function() s.sue:activates(skeletons) end,
    "Drudge Skeletons cannot be regenerated: Disintegrate says so (R-REGEN-8)")
end)

scenario("refused: more targets than are paid for", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Fireball")
  s.bob:mana "{R}{R}"
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { bears, s.sue }, x = 1 }) end,
    "Fireball may not have Sue as one more target")
end)

-- What is asked of the target, and what a green bear says to that.
local asked = {
  { 'that_are "legend"', "is not legendary" }, { "colourless()", "is not colourless" },
  { "multicoloured()", "is not multicoloured" }, { "tapped()", "is not tapped" },
  { "attacking()", "is not attacking" }, { "blocking()", "is not blocking" }, { "blocked()", "is not blocked" },
  { "token()", "is no token" }, { 'named "Gray Ogre"', "is not called Gray Ogre" }, { 'with "flying"', "lacks flying" },
  { "power(5)", "has another power" }, { "toughness(5)", "has another toughness" },
  { 'that_are "Wall"', "is no Wall" }, { 'not_ "green"', "is green" }, { 'not_ "Bear"', "is a Bear" },
}
for _, each in ipairs(asked) do
  local quality, answer = each[1], each[2]
  scenario("refused: a target that " .. answer, function(s)
    local bears = s.sue:has("in play", "Grizzly Bears")
    s:card('return instant "Test Blow" { cost = "{0}", target = creature:' .. quality .. ", destroy(target) }")
    s.bob:has("hand", "Test Blow")
    s:expect_illegal(function() s.bob:casts("Test Blow", { on = bears }) end,
      "Test Blow has no legal target: Grizzly Bears " .. answer .. " (R-TARGET-1)")
  end)
end

scenario("refused: a target that lacks the colour which Sleight of Mind made of another", function(s)
  s:card [[ return artifact "Test Idol" { cost = "{0}",
    activated { cost = "{0}", target = creature:that_are "blue", destroy(target) } } ]]
  local idol = s.bob:has("in play", "Test Idol")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = idol, choosing = { "blue", "red" } })
  s:expect_illegal(function() s.bob:activates(idol, { on = bears }) end,
    "Grizzly Bears is not red (R-TARGET-1)")
end)
