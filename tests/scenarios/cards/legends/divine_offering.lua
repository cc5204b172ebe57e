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
