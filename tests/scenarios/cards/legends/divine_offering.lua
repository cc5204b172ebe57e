local both = { "fifth", "microprose" }

scenario("Divine Offering destroys an artifact and gives its caster life equal to its casting cost", both, function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")         -- {4}
  s.bob:has("hand", "Divine Offering")
  s.bob:lands("Plains", 2)
  s.bob:casts("Divine Offering", { on = rod })
  s:expect(rod, { zone = "graveyard" })
  s:expect(s.bob, { life = 24 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Divine Offering reaches an artifact creature, the own one too, and a Mox gives no life", both, function(s)
  local horse = s.bob:has("in play", "Bronze Horse")      -- {7}
  local mox = s.sue:has("in play", "Mox Ruby")
  s.bob:has("hand", "Divine Offering", { count = 2 })
  s.bob:lands("Plains", 4)
  s.bob:casts("Divine Offering", { on = horse })
  s:expect(horse, { zone = "graveyard" })
  s:expect(s.bob, { life = 27 })
  s.bob:casts("Divine Offering", { on = mox })
  s:expect(mox, { zone = "graveyard" })
  s:expect(s.bob, { life = 27 })
end)

scenario("Divine Offering cannot be cast on an enchantment, nor on a creature that is no artifact", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local greed = s.sue:has("in play", "Greed")
  s.bob:has("hand", "Divine Offering")
  s.bob:lands("Plains", 2)
  s.sue:has("in play", "Mox Ruby")
  s:expect_illegal(function() s.bob:casts("Divine Offering", { on = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:casts("Divine Offering", { on = greed }) end, "R-TARGET-1")
end)

scenario("Divine Offering gives the life although the artifact regenerates", both, function(s)
  local beast = s.sue:has("in play", "Soldevi Steam Beast")
  s.sue:lands("Swamp", 2)
  s.bob:has("hand", "Divine Offering")
  s.bob:mana "{1}{W}"
  s.sue:will_regenerate(beast)
  s.bob:casts("Divine Offering", { on = beast })
  s:expect(beast, { zone = "in play", tapped = true })
  s:expect(s.bob, { life = 27 })                       -- 5, and 2 because the Beast was tapped
end)

scenario("Divine Offering on a copy gives the casting cost that the copy has taken over", both, function(s)
  local vault = s.sue:has("in play", "Aladdin's Ring")
  s.sue:has("hand", "Copy Artifact")
  s:turn_of(s.sue)
  s.sue:mana "{1}{U}"
  local copy = s.sue:casts("Copy Artifact", { choosing = vault })
  s.bob:has("hand", "Divine Offering")
  s.bob:mana "{1}{W}"
  s.bob:casts("Divine Offering", { on = copy })
  s:expect(s.bob, { life = 28 })
end)
