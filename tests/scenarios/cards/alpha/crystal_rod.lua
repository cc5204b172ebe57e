local both = { "fifth", "microprose" }

scenario("Crystal Rod gives 1 life for {1} when a blue spell is successfully cast, once for each", both, function(s)
  s.bob:has("in play", "Crystal Rod")
  s.bob:lands("Forest", 2)
  s.bob:has("hand", "Merfolk of the Pearl Trident")
  s.bob:mana "{U}"
  s.bob:will("pay", true)
  s.bob:casts("Merfolk of the Pearl Trident")
  s:expect(s.bob, { life = 21 })
  s.sue:has("hand", "Twiddle")
  s.sue:mana "{U}"
  s.bob:will("pay", true)
  s.sue:casts("Twiddle", { on = s.bob:finds("Merfolk of the Pearl Trident"), mode = 1 })
  s:expect(s.bob, { life = 22 })
end)

scenario("Crystal Rod gives nothing for a spell of another colour, nor for a blue one that is countered", both, function(s)
  s.bob:has("in play", "Crystal Rod")
  s.bob:lands("Plains", 3)
  s.bob:has("hand", "White Knight")
  s.bob:casts("White Knight")
  s.bob:has("hand", "Merfolk of the Pearl Trident")
  s.bob:mana "{U}"
  s.sue:has("hand", "Red Elemental Blast")
  s.sue:mana "{R}"
  local merfolk = s.bob:casts("Merfolk of the Pearl Trident", { held = true })
  s.sue:interrupts(merfolk, "Red Elemental Blast", { mode = 1 })
  s:expect(merfolk, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)
