local both = { "fifth", "microprose" }

scenario("Soul Burn deals 1 damage for each black or red mana of X, and gives 1 life for each black one", both, function(s)
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{B}{B}{R}"
  s.bob:casts("Soul Burn", { x = 3, on = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 22, mana = "" })
end)

scenario("Soul Burn paid with red mana alone gives no life", both, function(s)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{R}{R}"
  s.bob:casts("Soul Burn", { x = 2, on = wurm })
  s:expect(wurm, { damage = 2 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Soul Burn gives no more life than the toughness of the creature that it burns", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{B}{B}{B}{B}"
  s.bob:casts("Soul Burn", { x = 4, on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 22 })
end)

scenario("Soul Burn gives no more life than the player whom it burns had", both, function(s)
  s.sue:life(3)
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{B}{B}{B}{B}{B}"
  s.bob:casts("Soul Burn", { x = 5, on = s.sue })
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = -2 })
end)

scenario("R-MANA-7 the X of Soul Burn is paid with black or red mana only", both, function(s)
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{G}{G}"
  s:expect_illegal(function() s.bob:casts("Soul Burn", { x = 2, on = s.sue }) end, "R-MANA-7")
end)

scenario("Soul Burn gives life for the mana, also where its damage is prevented", both, function(s)
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{C}{C}{B}{B}{B}{R}"
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.sue:will_prevent(circle)
  s.bob:casts("Soul Burn", { x = 3, on = s.sue })
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 22 })
end)

scenario("Sleight of Mind changes no mana symbol: Soul Burn gives its life all the same", both, function(s)
  s.bob:has("hand", "Soul Burn")
  s.bob:mana "{B}{B}{B}{B}{B}"
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  local burn = s.bob:casts("Soul Burn", { on = s.sue, x = 2, held = true })
  s.sue:interrupts(burn, "Sleight of Mind", { choosing = { "black", "white" } })
  s:resolve()
  s:expect(s.sue, { life = 18 })
  s:expect(s.bob, { life = 22 })
end)
