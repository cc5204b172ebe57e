local both = { "fifth", "microprose" }

scenario("Rebirth heals to 20 life each player who antes the top card of the library for it", both, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:to("main")
  s.bob:life(5)
  s.sue:life(7)
  s.bob:has("hand", "Rebirth")
  s.bob:mana "{C}{C}{C}{G}{G}{G}"
  s.bob:will("pay", true)
  s.sue:will("pay", false)
  s.bob:casts("Rebirth")
  s:expect(s.bob, { life = 20, ante = 2 })
  s:expect(s.sue, { life = 7, ante = 1 })
end)

scenario("Rebirth: a player who declines keeps the library and the life as they are", both, function(s)
  s:duel { bob = { Forest = 40 }, sue = { Island = 40 }, starts = s.bob, ante = 1 }
  s:to("main")
  s.bob:life(5)
  s.sue:life(3)
  s.bob:has("hand", "Rebirth")
  s.bob:mana "{C}{C}{C}{G}{G}{G}"
  s.bob:will("pay", false)
  s.sue:will("pay", true)
  s.bob:casts("Rebirth")
  s:expect(s.bob, { life = 5, ante = 1 })
  s:expect(s.sue, { life = 20, ante = 2, library = 31 })
end)

scenario("Rebirth under Lich: being healed is gaining life, so cards are drawn", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Lich"); s.bob:life(0)
  s.bob:has("hand", "Rebirth"); s.bob:lands("Forest", 6)
  s.bob:will("pay", true); s.sue:will("pay", false)
  s.bob:library(40)
  s.bob:casts("Rebirth")
  s:expect(s.bob, { life = 0, hand = 20 })
end)

scenario("Rebirth heals both players who ante for it, the caster first (R-RESOLVE-4)", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Rebirth"); s.bob:lands("Forest", 6)
  s.bob:life(3); s.sue:life(7)
  s.bob:will("pay", true); s.sue:will("pay", true, { ante = 0 })
  s.bob:casts("Rebirth")
  s:expect(s.bob, { life = 20, ante = 1 }); s:expect(s.sue, { life = 20, ante = 1 })
end)

scenario("Rebirth with an empty library heals nobody, for nothing can be anted", { "fifth", "microprose" }, function(s)
  s.bob:has("hand", "Rebirth"); s.bob:lands("Forest", 6)
  s.bob:life(3); s.bob:library {}
  s.bob:will("pay", true); s.sue:will("pay", false)
  s.bob:casts("Rebirth")
  s:expect(s.bob, { life = 3, ante = 0 })
end)
