scenario("E-030 Manabarbs hits both players", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Manabarbs")
  local lands = s.bob:has("in play", "Forest", { count = 2 })
  local island = s.sue:has("in play", "Island")
  s.bob:taps_for_mana(lands[1])
  s:expect(s.bob, { life = 19 })
  s.bob:taps_for_mana(lands[2])
  s:expect(s.bob, { life = 18 })
  s.sue:taps_for_mana(island)
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 18 })
end)

scenario("E-077 zero damage does not trigger Hypnotic Specter", { "fifth", "microprose" }, function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  local queen = s.sue:has("in play", "Sorceress Queen")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s.sue:activates(queen, { target = specter })
  s:expect(specter, { power = 0, toughness = 2 })
  s:to("end of attack")
  s:expect(s.sue, { life = 20, hand = { "Grizzly Bears" } })
end)

scenario("E-077 without the Queen: 2 damage and one discard", { "fifth", "microprose" }, function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s.sue:has("hand", "Grizzly Bears", { count = 2 })
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = 1, graveyard = { "Grizzly Bears" } })
end)

scenario("E-185 what is set off by leaving play is done when the card has arrived", function(s)
  s:card [[ return summon "Phoenix" "Faithful Phoenix" {
    cost = "{R}", power = 1, toughness = 1,
    text = "When Faithful Phoenix is put into a graveyard from play, you may pay {1}. If you do, return Faithful Phoenix to your hand.",
    put_into_graveyard { what = self, may { pay = "{1}", return_to_hand(self) } },
  } ]]
  local phoenix = s.sue:has("in play", "Faithful Phoenix")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = phoenix, held = true })
  s:pass()
  s:pass()
  s:expect(phoenix, { zone = "in play" })
  s:to("regeneration")
  s.sue:will("pay", true)
  s:resolve()
  s:expect(phoenix, { zone = "hand" })
  s:expect(s.sue, { hand = { "Faithful Phoenix" }, graveyard = {} })
end)

scenario("a card that left the graveyard meanwhile is not found by what its death set off", function(s)
  s:card [[ return summon "Phoenix" "Faithful Phoenix" {
    cost = "{R}", power = 1, toughness = 1,
    text = "When Faithful Phoenix is put into a graveyard from play, return Faithful Phoenix to your hand.",
    put_into_graveyard { what = self, return_to_hand(self) },
  } ]]
  s:card [[ return enchantment "Grave Mist" {
    cost = "{B}",
    text = "When a creature is put into a graveyard from play, remove it from the game.",
    put_into_graveyard { what = creatures, remove_from_game(it) },
  } ]]
  s.bob:has("in play", "Grave Mist")
  local phoenix = s.sue:has("in play", "Faithful Phoenix")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = phoenix })
  s:expect(phoenix, { zone = "out of game" })
end)
