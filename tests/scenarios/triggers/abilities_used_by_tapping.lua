-- What hears of an ability that is used: with or without {T} in its cost, and of the ability itself.
local both = { "fifth", "microprose" }

local prison = [[ return enchant_creature "Test Prison" { cost = "{B}",
  text = "Enchant creature\nWhenever a player activates an ability of enchanted creature with {T} in its cost that is not a mana ability, you may pay {1}. If you do, counter that ability. If you do not, destroy Test Prison.",
  activates { what = enchanted, with_tapping = true, of = effects,
    may { pay = "{1}", counter(it), otherwise = destroy(self) } } } ]]

local function imprisoned(s, who, creature)
  s:card(prison)
  local held = who:has("in play", creature)
  return held, s.bob:has("in play", "Test Prison", { on = held })
end

scenario("the ability is countered where that is paid for, and its cost stays paid", both, function(s)
  local pinger, aura = imprisoned(s, s.sue, "Prodigal Sorcerer")
  s.bob:lands("Swamp", 1)
  s.bob:will("pay", true)
  s.sue:activates(pinger, { target = s.bob })
  s:expect(s.bob, { life = 20 })
  s:expect(pinger, { tapped = true })
  s:expect(aura, { zone = "in play" })
end)

scenario("where it is not paid for the ability has its effect and the enchantment is destroyed", both, function(s)
  local pinger, aura = imprisoned(s, s.sue, "Prodigal Sorcerer")
  s.bob:lands("Swamp", 1)
  s.bob:will("pay", false)
  s.sue:activates(pinger, { target = s.bob })
  s:expect(s.bob, { life = 19 })
  s:expect(aura, { zone = "graveyard" })
end)

scenario("who cannot pay is not asked", both, function(s)
  local pinger, aura = imprisoned(s, s.sue, "Prodigal Sorcerer")
  s.sue:activates(pinger, { target = s.bob })
  s:expect(s.bob, { life = 19 })
  s:expect(aura, { zone = "graveyard" })
end)

scenario("only that of the enchanted creature is heard of, whoever uses it", both, function(s)
  local pinger, aura = imprisoned(s, s.bob, "Prodigal Sorcerer")
  local other = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:lands("Swamp", 1)
  s.bob:activates(other, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(aura, { zone = "in play" })
  s.bob:will("pay", true)
  s.bob:activates(pinger, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(aura, { zone = "in play" })
end)

scenario("mana is drawn freely, and what asks for no tapping is as free", both, function(s)
  s:card [[ return summon "Elf" "Test Elf" { cost = "{G}", power = 1, toughness = 1,
    activated { cost = "{T}", add_mana "{G}" }, activated { cost = "{G}", gain_life(1) } } ]]
  local elf, aura = imprisoned(s, s.sue, "Test Elf")
  s.bob:lands("Swamp", 1)
  s.sue:activates(elf, { ability = 1 })
  s:expect(s.sue, { mana = "{G}" })
  s.sue:activates(elf, { ability = 2 })
  s:expect(s.sue, { life = 21 })
  s:expect(aura, { zone = "in play" })
end)
