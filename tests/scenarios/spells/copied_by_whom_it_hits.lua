-- A spell that taps or untaps, as is chosen when it is done: whoever copies it chooses as well.
local both = { "fifth", "microprose" }

local stasis = [[ return instant "Test Stasis" { cost = "{U}", target = creature,
  text = "Tap or untap target creature. That creature's controller may pay {1}. If that player does, that creature's controller may copy Test Stasis and may choose new targets for the copy.",
  may { otherwise = { untap(target) }, tap(target) },
  may { by = controller_of(target), pay = "{1}",
    may { by = controller_of(target), copy_spell { spell = self, by = controller_of(target), new_targets = true } } } } ]]

scenario("one of them taps, and the copy of the other untaps", both, function(s)
  s:card(stasis)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre", { tapped = true })
  local idle = s.bob:has("in play", "Gray Ogre", { tapped = true })
  s.bob:has("hand", "Test Stasis")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.bob:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("pay", true)
  s.sue:will("target", ogre)
  s.sue:will("pay", false)
  s.bob:casts("Test Stasis", { target = bears })
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:expect(idle, { tapped = true })
end)

scenario("whoever controls the creature is asked, and nobody else", both, function(s)
  s:card(stasis)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Test Stasis")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.bob:will("pay", false)
  s.bob:casts("Test Stasis", { target = bears })
  s:expect(bears, { tapped = false })
end)
