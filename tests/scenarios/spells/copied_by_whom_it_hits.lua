-- A spell that taps or untaps: which, is announced with it, and what whom it hits may copy does the same.
local both = { "fifth", "microprose" }

local stasis = [[ return instant "Test Stasis" { cost = "{U}",
  text = "Tap or untap target creature. That creature's controller may pay {1}. If that player does, that creature's controller may copy Test Stasis and may choose new targets for the copy.",
  choose_one {
    mode { target = creature, tap(target),
      may { by = controller_of(target), pay = "{1}",
        copy_spell { spell = self, by = controller_of(target), new_targets = true } } },
    mode { target = creature, untap(target),
      may { by = controller_of(target), pay = "{1}",
        copy_spell { spell = self, by = controller_of(target), new_targets = true } } } } } ]]

scenario("R-BATCH-7 the copy does what was announced for the spell, to another creature", both, function(s)
  s:card(stasis)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local idle = s.bob:has("in play", "Hill Giant", { tapped = true })
  s.bob:has("hand", "Test Stasis")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  -- Once for the price, and not again for the copy.
  s.sue:will("pay", true)
  s.sue:will("target", ogre)
  s.bob:casts("Test Stasis", { mode = "tap", target = bears })
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = true })
  s:expect(idle, { tapped = true })
end)

scenario("R-BATCH-7 which of the two is announced, and nobody is asked when it resolves", both, function(s)
  s:card(stasis)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Test Stasis")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.bob:casts("Test Stasis", { mode = "untap", target = bears, held = true })
  s:resolve()
  s:expect(bears, { tapped = false })
end)

scenario("R-BATCH-7 Chain Stasis untaps what it was announced to untap", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Chain Stasis")
  s.bob:lands("Island", 1)
  s.bob:casts("Chain Stasis", { mode = "untap", target = bears })
  s:expect(bears, { tapped = false })
end)

scenario("who pays for the copy of Chain Stasis is asked for the payment, and not again", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Chain Stasis")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 3)
  s.sue:will("pay", true)
  s.sue:will("mode", "tap")
  s.sue:will("target", ogre)
  s.bob:casts("Chain Stasis", { mode = "tap", target = bears })
  s:expect(ogre, { tapped = true })
end)
