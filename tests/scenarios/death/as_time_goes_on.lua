-- What a card says of a time holds from the moment on at which that time begins, and who dies of it is dead before
-- anything else is done (R-CRE-7, R-CONT-3).
local both = { "fifth", "microprose" }

local function plague(s, condition)
  s:card([[ return enchantment "Test Plague" { cost = "{B}",
    continuous { affects = creatures:that_are "green", plus = "-3/-3", only_if = ]] .. condition .. [[ } } ]])
  s.sue:has("in play", "Test Plague")
  return s.bob:has("in play", "Grizzly Bears")
end

for _, case in ipairs {
  { "your_turn", "untap" }, { 'phase "upkeep"', "beginning of upkeep" }, { 'phase "draw"', "draw" },
} do
  local condition, place = case[1], case[2]
  scenario("R-CRE-7 toughness falls as a time begins: " .. condition, both, function(s)
    local bears = plague(s, condition)
    s:to "cleanup"
    s:expect(bears, { zone = "in play" })
    s:to(place)
    s:expect(bears, { zone = "graveyard" })
  end)
end

scenario("R-CRE-7 toughness falls as the discard begins", both, function(s)
  local bears = plague(s, 'phase "discard"')
  s:to "discard"
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CRE-7 who dies as the phase begins has no effect at its beginning", both, function(s)
  s:card [[ return summon "Elf" "Test Elf" { cost = "{G}", power = 1, toughness = 1,
    at_upkeep { gain_life(1) } } ]]
  plague(s, 'phase "upkeep"')
  s.bob:has("in play", "Test Elf")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
end)

scenario("R-SKIP-1 a phase that is skipped never begins", both, function(s)
  s:card [[ return enchantment "Test Haste" { cost = "{B}", skips_phase { affects = players, phase = "draw" } } ]]
  s.sue:has("in play", "Test Haste")
  local bears = plague(s, 'phase "draw"')
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)

for _, condition in ipairs { 'phase "attack"', "not_so(before_attack)" } do
  scenario("R-CRE-7 toughness falls as the attack begins: " .. condition, both, function(s)
    local bears = plague(s, condition)
    s.bob:attacks { s.bob:has("in play", "Gray Ogre") }
    s:expect(bears, { zone = "graveyard" })
  end)
end

scenario("R-CRE-7 what only the step of blockers keeps alive fights no more", both, function(s)
  s:card [[ return summon "Shade" "Test Shade" { cost = "{B}", power = 3, toughness = 1,
    continuous { plus = "+0/+3", only_if = phase "blockers" } } ]]
  s:card [[ return instant "Wither" { cost = "{B}", target = creature, until_end_of_turn(target, { plus = "-0/-3" }) } ]]
  local shade = s.bob:has("in play", "Test Shade")
  s.sue:has("hand", "Wither"); s.sue:lands("Swamp", 1)
  s.bob:attacks { shade }
  s:to "blockers"
  s.sue:casts("Wither", { target = shade })
  s:expect(shade, { zone = "in play", toughness = 1 })
  s:to "damage"
  s:expect(shade, { zone = "graveyard" })
  s:to "main"
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CRE-7 who has attacked counts for the turn only", both, function(s)
  s:card [[ return summon "Herd" "Test Herd" { cost = "{G}", power = 1, toughness = count(creatures:attacked()) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Herd"); s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s:to "main"
  s.bob:casts("Test Herd")
  local herd = s.bob:finds "Test Herd"
  s:expect(herd, { toughness = 1 })
  s:next_turn()
  s:expect(herd, { zone = "graveyard" })
end)

scenario("R-CRE-7 creatures of the active player are others in the next turn", both, function(s)
  s:card [[ return enchantment "Test Sun" { cost = "{G}",
    continuous { affects = creatures:controlled_by(active_player), plus = "-2/-2" } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Test Sun")
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-CRE-7 creatures that were here as the turn began are others in the next turn", both, function(s)
  s:card [[ return enchantment "Test Age" { cost = "{G}",
    continuous { affects = creatures:here_since_turn_began(), plus = "-2/-2" } } ]]
  s.bob:has("in play", "Test Age")
  local bears = s.bob:has("hand", "Grizzly Bears"); s.bob:lands("Forest", 2)
  s.bob:casts(bears)
  s:next_turn()
  s:expect(bears, { zone = "in play" })
  s:to "cleanup"
  s:to "untap"
  s:expect(bears, { zone = "graveyard" })
end)
