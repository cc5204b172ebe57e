-- Walls whose text is protection, or nothing: they block and do not attack (R-CRE-9).
local both = { "fifth", "microprose" }

for _, row in ipairs { { "Wall of Earth", 0, 6 }, { "Wall of Heat", 2, 6 }, { "Wall of Light", 1, 5 }, { "Wall of Putrid Flesh", 2, 4 } } do
  local name, power, toughness = row[1], row[2], row[3]

  scenario("R-CRE-9 " .. name .. " cannot attack", both, function(s)
    local wall = s.bob:has("in play", name)
    s:expect_illegal(function() s.bob:attacks { wall } end, "Wall")
  end)

  scenario(name .. " blocks with " .. power .. "/" .. toughness, both, function(s)
    local attacker = s.bob:makes("Test Ram", { power = toughness - 1, toughness = 9 })
    local wall = s.sue:has("in play", name)
    s.bob:attacks { attacker }
    s.sue:blocks { [wall] = attacker }
    s:to("main")
    s:expect(wall, { zone = "in play", damage = toughness - 1, power = power, toughness = toughness })
    s:expect(attacker, { damage = power })
    s:expect(s.sue, { life = 20 })
  end)
end

scenario("R-PROT-1 Wall of Light takes no damage from a black creature and is no target of a black spell", both, function(s)
  local wall = s.sue:has("in play", "Wall of Light")
  local horror = s.bob:has("in play", "Cosmic Horror")         -- 7/7, black
  s.bob:has("hand", "Weakness")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:casts("Weakness", { on = wall }) end, "R-PROT-1")
  s.bob:attacks { horror }
  s.sue:blocks { [wall] = horror }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
end)

scenario("R-PROT-1 Wall of Putrid Flesh takes no damage from a white creature", both, function(s)
  local wall = s.sue:has("in play", "Wall of Putrid Flesh")
  local knight = s.bob:makes("Test Paladin", { power = 9, toughness = 9, colours = { "white" } })
  s.bob:attacks { knight }
  s.sue:blocks { [wall] = knight }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
end)

scenario("Wall of Putrid Flesh takes no damage from a creature with an enchantment on it, whatever sort of damage", both, function(s)
  local wall = s.sue:has("in play", "Wall of Putrid Flesh")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Firebreathing", { on = wurm })
  local tim = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:has("in play", "Firebreathing", { on = tim })
  s.bob:activates(tim, { on = wall })
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
  s:expect(wurm, { damage = 2 })
end)

scenario("Wall of Putrid Flesh is hurt again by a creature whose enchantment is gone", both, function(s)
  local wall = s.sue:has("in play", "Wall of Putrid Flesh")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local fire = s.bob:has("in play", "Firebreathing", { on = wurm })
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s.sue:casts("Disenchant", { on = fire })
  s:to("main")
  s:expect(wall, { zone = "graveyard" })
end)

scenario("Wall of Putrid Flesh takes no damage from a creature that Animate Dead holds in play", both, function(s)
  local wall = s.sue:has("in play", "Wall of Putrid Flesh")
  local wurm = s.bob:has("graveyard", "Craw Wurm")
  s.bob:has("hand", "Animate Dead")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Animate Dead", { on = wurm })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
end)

scenario("Wall of Putrid Flesh: an enchant artifact on an artifact creature counts, a global enchantment does not", both, function(s)
  local wall = s.sue:has("in play", "Wall of Putrid Flesh")
  local avenger = s.bob:has("in play", "Urza's Avenger")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Warp Artifact", { on = avenger })
  s.bob:has("in play", "Crusade")
  local second = s.sue:has("in play", "Wall of Putrid Flesh")
  s.bob:attacks { avenger, wurm }
  s.sue:blocks { [wall] = avenger, [second] = wurm }
  s:to("main")
  s:expect(wall, { zone = "in play", damage = 0 })
  s:expect(second, { zone = "graveyard" })
end)
