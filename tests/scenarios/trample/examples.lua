local both = { "fifth", "microprose" }

--- Bob's War Mammoth blocked by a creature of Sue's.
local function mammoth_against(s, blocker)
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:attacks { mammoth }
  s.sue:blocks { [blocker] = mammoth }
  return mammoth
end

scenario("E-159 War Mammoth against Scryb Sprites", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local mammoth = mammoth_against(s, sprites)
  s:to("end of attack")
  s:expect(sprites, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
  s:expect(mammoth, { zone = "in play", damage = 1, has = { "trample" } })
end)

scenario("E-160 blocker killed first: all of the trample damage goes through", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  mammoth_against(s, sprites)
  s.bob:activates(sorcerer, { target = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("E-161 blocker regenerated first: still all of the damage", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Regeneration", { on = sprites })
  s.sue:lands("Forest", 1)
  mammoth_against(s, sprites)
  s.sue:will_regenerate(sprites)
  s.bob:activates(sorcerer, { target = sprites })
  s:expect(sprites, { zone = "in play", tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(sprites, { zone = "in play", damage = 0 })
end)

scenario("E-162 Uncle Istvan stops a trampler", both, function(s)
  local istvan = s.sue:has("in play", "Uncle Istvan")
  mammoth_against(s, istvan)
  s:to("end of attack")
  s:expect(istvan, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-162 b: a creature with protection from green stops a green one", both, function(s)
  local guard = s.sue:makes("Guard", { power = 1, toughness = 1, abilities = { "protection from green" } })
  mammoth_against(s, guard)
  s:to("end of attack")
  s:expect(guard, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-163 Samite Healer and the Ogre: prevented damage cuts the spill first", both, function(s)
  local ogre = s.sue:has("in play", "Gray Ogre")
  local healer = s.sue:has("in play", "Samite Healer")
  local mammoth = mammoth_against(s, ogre)
  s.sue:will_prevent(healer, { target = ogre })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:expect(mammoth, { damage = 2 })
end)

scenario("E-164 regenerating the blocker does not stop the spill", both, function(s)
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  mammoth_against(s, troll)
  s.sue:will_regenerate(troll)
  s:to("end of attack")
  s:expect(troll, { zone = "in play", tapped = true })
  s:expect(s.sue, { life = 19 })
end)

scenario("E-165 trample does nothing when blocking", function(s)
  s:rules("microprose")
  local elves = s.bob:has("in play", "Llanowar Elves")
  local mammoth = s.sue:has("in play", "War Mammoth")
  s.bob:attacks { elves }
  s.sue:blocks { [mammoth] = elves }
  s:to("end of attack")
  s:expect(elves, { zone = "graveyard" })
  s:expect(mammoth, { damage = 1 })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-165 b: trample does nothing for damage of an ability", function(s)
  s:rules("microprose")
  s:card [[
    return summon "Beast" "Test Beast" {
      cost = "{4}{G}", power = 3, toughness = 3,
      trample,
      activated { cost = "{T}", target = creature, deal(3, target) },
    }
  ]]
  local beast = s.bob:has("in play", "Test Beast")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:activates(beast, { target = elves })
  s:expect(elves, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-166 War Mammoth against Zephyr Falcon", both, function(s)
  local falcon = s.sue:has("in play", "Zephyr Falcon")
  mammoth_against(s, falcon)
  s:to("end of attack")
  s:expect(falcon, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

-- Prevented of the three on the Falcon, what the player takes, and what becomes of the Falcon.
for _, case in ipairs { { 1, 19, "graveyard" }, { 2, 20, "graveyard" }, { 3, 20, "in play" } } do
  scenario("E-167 " .. case[1] .. " of the trample damage prevented", both, function(s)
    local falcon = s.sue:has("in play", "Zephyr Falcon")
    local healers = {}
    for i = 1, case[1] do healers[i] = s.sue:has("in play", "Samite Healer") end
    mammoth_against(s, falcon)
    for _, healer in ipairs(healers) do s.sue:will_prevent(healer, { target = falcon }) end
    s:to("end of attack")
    s:expect(falcon, { zone = case[3] })
    s:expect(s.sue, { life = case[2] })
  end)
end

scenario("E-169 Mammoth and Pegasus against Gray Ogre: trample damage counts last", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { { mammoth, pegasus } }
  s.sue:blocks { [ogre] = mammoth }
  s.bob:assigns { [ogre] = { [mammoth] = 2 } }
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
  s:expect(mammoth, { zone = "in play", damage = 2 })
  s:expect(pegasus, { zone = "in play", damage = 0 })
end)

scenario("R-TRAMPLE-1 what has trampled does not trample again over whom it is redirected to", both, function(s)
  s:card [[ return summon "Guard" "Frail Guard" {
    cost = "{W}", power = 0, toughness = 1,
    text = "Damage to you is dealt to Frail Guard instead.",
    redirects_damage { affects = you, to = self },
  } ]]
  local guard = s.sue:has("in play", "Frail Guard")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { mammoth }
  s.sue:blocks { [elves] = mammoth }
  s:to("end of attack")
  s:expect(guard, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
