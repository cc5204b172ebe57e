-- What is chosen as a spell is cast, and what the spell is from then on (R-CAST-1).
local both = { "fifth", "microprose" }

scenario("R-CAST-1 target, X and the whole cost are settled before anybody answers", both, function(s)
  local bears = s.sue:has("in play", "Hurloon Minotaur")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local blast = s.bob:has("hand", "Disintegrate")
  s.bob:mana "{R}{R}{R}{C}"
  s.sue:has("hand", "Giant Growth")
  s.sue:lands("Forest", 1)
  s.bob:casts(blast, { target = bears, x = 2, held = true })
  s:expect(s.bob, { mana = "{R}", hand = {} })
  s:expect(blast, { zone = "limbo" })
  s:expect(bears, { damage = 0 })
  s.sue:casts("Giant Growth", { on = ogre, held = true })
  s:resolve()
  s:expect(bears, { damage = 2 })
  s:expect(ogre, { damage = 0, power = 5 })
  s:expect(blast, { zone = "graveyard" })
end)

scenario("R-CAST-1 R-BATCH-7 the mode is settled before anybody answers", both, function(s)
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  local twiddle = s.bob:has("hand", "Twiddle")
  s.bob:mana "{U}"
  -- To untap it was chosen: that it is tapped by the time Twiddle resolves is her doing.
  s.bob:casts(twiddle, { mode = "untap", target = sorcerer, held = true })
  s:expect(twiddle, { zone = "limbo" })
  s.sue:activates(sorcerer, { target = s.bob, held = true })
  s:expect(sorcerer, { tapped = true })
  s:resolve()
  s:expect(sorcerer, { tapped = false })
  s:expect(s.bob, { life = 19 })
end)
