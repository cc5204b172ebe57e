local both = { "fifth", "microprose" }

scenario("Essence Vortex buries a creature: it does not regenerate", both, function(s)
  local clergy = s.sue:has("in play", "Clergy of the Holy Nimbus")
  s.bob:has("hand", "Essence Vortex")
  s.bob:lands("Island", 2)
  s.bob:lands("Swamp", 1)
  s.sue:will("pay", false)
  s.bob:casts("Essence Vortex", { target = clergy })
  s:expect(clergy, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Who pays the creature's toughness in life counters Essence Vortex, whoever cast it", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")          -- toughness 4
  s.bob:has("hand", "Essence Vortex")
  s.bob:lands("Island", 2)
  s.bob:lands("Swamp", 1)
  s.bob:will("pay", true)
  s.bob:casts("Essence Vortex", { target = wurm })
  s:expect(wurm, { zone = "in play" })
  s:expect(s.bob, { life = 16 })
end)

scenario("R-LIFE-6 the life for Essence Vortex is no damage and cannot be prevented", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Circle of Protection: Blue")
  s.sue:lands("Plains", 2)
  s.bob:has("hand", "Essence Vortex")
  s.bob:lands("Island", 2)
  s.bob:lands("Swamp", 1)
  s.sue:will("pay", true)
  s.bob:casts("Essence Vortex", { target = bears })
  s:expect(s.sue, { life = 18 })
  s:expect(bears, { zone = "in play" })
end)

scenario("the life for Essence Vortex is the toughness that the creature has when it is paid", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Essence Vortex")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{1}{U}{B}{G}"
  s.sue:will("pay", true)
  s.bob:casts("Essence Vortex", { on = bears, held = true })
  s.bob:casts("Giant Growth", { on = bears, held = true })
  s:resolve()
  s:expect(s.sue, { life = 15 })
  s:expect(bears, { zone = "in play" })
end)

scenario("Essence Vortex: the toughness is paid in life, or the creature is buried", both, function(s)
  s:card [[return instant "Essence Vortex" {
    cost = "{1}{U}{B}",
    target = creature,
    unless { by = controller_of(target), pay = lose_life(toughness_of(target)), bury(target) },
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.bob:has("hand", "Essence Vortex", { count = 2 }); s.bob:lands("Island", 3); s.bob:lands("Swamp", 3)
  s.sue:will("pay", true)
  s.bob:casts("Essence Vortex", { target = angel })
  s:expect(s.sue, { life = 16 })
  s:expect(angel, { zone = "in play" })
  s.sue:lands("Mountain", 1)
  s.sue:will("pay", false)
  s.bob:casts("Essence Vortex", { target = troll })
  s:expect(troll, { zone = "graveyard" })
  s:expect(s.sue, { life = 16 })
end)

scenario("Essence Vortex buries the creature of a player who has not so much life", both, function(s)
  s:card [[return instant "Essence Vortex" {
    cost = "{1}{U}{B}",
    target = creature,
    unless { by = controller_of(target), pay = lose_life(toughness_of(target)), bury(target) },
  }]]
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:life(3)
  s.bob:has("hand", "Essence Vortex"); s.bob:lands("Island", 2); s.bob:lands("Swamp", 1)
  s.bob:casts("Essence Vortex", { target = angel })
  s:expect(angel, { zone = "graveyard" })
  s:expect(s.sue, { life = 3 })
end)
