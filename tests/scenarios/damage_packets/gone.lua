-- Damage whose source or victim is gone by the time it is dealt.

scenario("damage of a source that has left play keeps the traits of its source", function(s)
  s:card [[ return summon "Bomb" "Fire Pot" {
    cost = "{R}", power = 0, toughness = 1,
    text = "Sacrifice Fire Pot: Fire Pot deals 2 damage to target creature.",
    activated { cost = { sacrifice(self) }, target = creature, deal(2, target) },
  } ]]
  local pot = s.bob:has("in play", "Fire Pot")
  local other = s.bob:has("in play", "Fire Pot")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return enchant_creature "Red Mantle" {
    cost = "{W}", text = "Enchanted creature gains protection from red.",
    continuous { affects = enchanted, gains = protection { from = "red" } },
  } ]]
  local minotaur = s.sue:has("in play", "Hurloon Minotaur")
  s.sue:has("in play", "Circle of Protection: Black")
  s.bob:activates(pot, { target = bears, held = true })
  s:expect(pot, { zone = "graveyard" })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = pot, to = bears, amount = 2, combat = false } } })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s.sue:has("hand", "Red Mantle")
  s.bob:activates(other, { target = minotaur, held = true })
  s:resolve()
  s:expect(minotaur, { zone = "in play", damage = 2 })
end)

scenario("a side effect is that of the permanent, which has to be there when the damage is dealt", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s:card [[ return artifact "Altar" {
    cost = "{1}",
    text = "Sacrifice a creature: Prevent 1 damage to any creature or player.",
    activated { cost = { sacrifice(creatures:controlled_by(you)) }, target = packet, prevent(1, target) },
  } ]]
  local altar = s.bob:has("in play", "Altar")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s:to("damage prevention")
  s.bob:activates(altar, { paying = specter, target = s.sue })
  s:expect(s, { packets = { { from = specter, to = s.sue, amount = 1 } } })
  s:resolve()
  s:expect(s.sue, { life = 19, hand = 1 })
end)

scenario("a packet whose victim is gone is gone, and no target", function(s)
  s:card [[ return artifact "Altar" {
    cost = "{1}",
    text = "Sacrifice a creature: Prevent 1 damage to any creature or player.",
    activated { cost = { sacrifice(creatures:controlled_by(you)) }, target = packet, prevent(1, target) },
  } ]]
  local altar = s.sue:has("in play", "Altar")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local healer = s.sue:has("in play", "Samite Healer")
  local pestilence = s.bob:has("in play", "Pestilence")
  s.bob:lands("Swamp", 1)
  s.bob:activates(pestilence, { held = true })
  s:to("damage prevention")
  s.sue:activates(altar, { paying = bears, target = s.sue })
  s:expect(s, { packets = { { to = healer, amount = 1 }, { to = s.bob, amount = 1 } } })
  s:expect_illegal(function() s.sue:activates(healer, { target = bears }) end, "Grizzly Bears is not what it may be aimed at (R-TARGET-1)")
  s:resolve()
  s:expect(s.sue, { life = 20 })
end)

scenario("trample damage on a victim that is gone all goes on to the player", function(s)
  s:card [[ return artifact "Altar" {
    cost = "{1}",
    text = "Sacrifice a creature: Prevent 1 damage to any creature or player.",
    activated { cost = { sacrifice(creatures:controlled_by(you)) }, target = packet, prevent(1, target) },
  } ]]
  local altar = s.sue:has("in play", "Altar")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s:to("damage prevention")
  s.sue:activates(altar, { paying = bears, target = bears })
  s:to("damage prevention")
  s:expect(s, { packets = { { from = mammoth, to = s.sue, amount = 2 } } })
  s:resolve()
  s:expect(s.sue, { life = 18 })
end)
