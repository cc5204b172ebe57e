local both = { "fifth", "microprose" }

scenario("Glyph of Reincarnation buries after combat what the Wall blocked, and a creature of that graveyard comes for it", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:expect_illegal(function() s.sue:casts("Glyph of Reincarnation", { on = wall }) end, "does not allow it now")
  s:to("main")
  s.sue:will("choose", bears)
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", controller = s.bob })
end)

scenario("Glyph of Reincarnation: a stolen attacker goes to its owner's graveyard, and a creature of the attacker's comes", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre", { controller = s.bob })
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Hill Giant")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [wall] = ogre }
  s:to("main")
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(bears, { zone = "in play", controller = s.bob })
  s:expect(s.sue, { graveyard = { "Hill Giant", "Gray Ogre", "Glyph of Reincarnation" } })
end)

scenario("Glyph of Reincarnation brings back the creature that it buries where the graveyard holds no other", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wurm, { tapped = true })
  s.sue:casts("Glyph of Reincarnation", { on = wall })
  s:expect(wurm, { zone = "in play", tapped = false, controller = s.bob })
end)

scenario("R-TARGET-5 Glyph of Reincarnation whose Wall is gone buries nothing", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("graveyard", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s.sue:casts("Glyph of Reincarnation", { on = wall, held = true })
  s.bob:casts("Unsummon", { on = wall })
  s:resolve()
  s:expect(wall, { zone = "hand" })
  s:expect(wurm, { zone = "in play" })
end)

local function glyph(s)
  s:card [[return instant "Glyph of Reincarnation" {
    cost = "{G}", castable = not_so(before_attack, phase "attack"),
    target = creature:of_type "wall",
    bury(creatures:was_blocked(target)),
    for_each(destroyed:that_are "creature", {
      search(1, cards:that_are "creature":owned_by(active_player):in_zone "graveyard"),
      return_to_play(found, owner_of(found)),
    }),
  }]]
  s.sue:has("hand", "Glyph of Reincarnation")
  s.sue:lands("Forest", 1)
end

scenario("Glyph of Reincarnation buries what the wall has blocked, and another comes for it", both, function(s)
  glyph(s)
  s:card [[ return summon "Wall" "Test Wall" { cost = "{0}", power = 0, toughness = 8, text = "", cannot_attack {} } ]]
  local wall = s.sue:has("in play", "Test Wall")
  local idle = s.sue:has("in play", "Test Wall")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.bob:has("graveyard", "Serra Angel")
  local hers = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [wall] = wurm, [idle] = ogre }
  s:expect_illegal(function() s.sue:casts("Glyph of Reincarnation", { target = wall }) end, "does not allow it now")
  s:to("main")
  s:expect(wurm, { zone = "in play" })
  s.sue:will("choose", angel)
  s.sue:casts("Glyph of Reincarnation", { target = wall })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(angel, { zone = "in play", controller = s.bob })
  s:expect(hers, { zone = "graveyard" })
end)

scenario("Glyph of Reincarnation brings nothing back for what is gone already", both, function(s)
  glyph(s)
  local wall = s.sue:has("in play", "Wall of Spears")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("graveyard", "Serra Angel")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s.sue:casts("Glyph of Reincarnation", { target = wall })
  s:expect(angel, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)
