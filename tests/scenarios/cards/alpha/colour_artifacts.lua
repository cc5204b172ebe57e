local both = { "fifth", "microprose" }

-- Artifacts that give life for a spell of one colour: those without a file of their own.

for _, row in ipairs {
  { "Throne of Bone", "black", "Scathe Zombies", "{2}{B}", "Dark Ritual", "{B}" },
  { "Wooden Sphere", "green", "Grizzly Bears", "{1}{G}", "Giant Growth", "{G}" },
} do
  local name, colour, creature, cost, spell, spell_cost = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gives 1 life for {1} when a " .. colour .. " spell is successfully cast, once for each", both, function(s)
    s.bob:has("in play", name)
    s.bob:lands("Plains", 3)
    s.bob:has("hand", creature)
    s.bob:mana(cost)
    s.bob:will("pay", true)
    s.bob:casts(creature)
    s:expect(s.bob, { life = 21 })
    s:next_turn()
    s.sue:has("hand", creature)
    s.sue:mana(cost)
    s.bob:will("pay", true)
    s.sue:casts(creature)
    s:expect(s.bob, { life = 22 })
    s:expect(s.sue, { life = 20 })
  end)

  scenario(name .. " gives nothing for a spell of another colour, nor for a countered one", both, function(s)
    s.bob:has("in play", name)
    s.bob:lands("Plains", 3)
    s.bob:has("hand", "Savannah Lions")
    s.bob:casts("Savannah Lions")
    s.bob:has("hand", creature)
    s.bob:mana(cost)
    s.sue:has("hand", "Counterspell")
    s.sue:mana "{U}{U}"
    local countered = s.bob:casts(creature, { held = true })
    s.sue:interrupts(countered, "Counterspell")
    s:expect(countered, { zone = "graveyard" })
    s:expect(s.bob, { life = 20 })
  end)
end

scenario("Throne of Bone heeds a spell that an interrupt has made black as it was cast (R-INT-5)", both, function(s)
  s.sue:has("in play", "Throne of Bone")
  s.sue:lands("Plains", 1)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Deathlace")
  s.bob:mana "{1}{G}{B}"
  s.sue:will("pay", true)
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s.bob:interrupts(bears, "Deathlace", { target = bears })
  s:resolve()
  s:expect(bears, { zone = "in play", colours = { "black" } })
  s:expect(s.sue, { life = 21 })
end)

scenario("R-ART-1 Throne of Bone that is tapped gives nothing", function(s)
  s.bob:has("in play", "Throne of Bone", { tapped = true })
  s.bob:lands("Plains", 1)
  s.bob:has("hand", "Scathe Zombies")
  s.bob:mana "{2}{B}"
  s.bob:casts("Scathe Zombies")
  s:expect(s.bob, { life = 20 })
end)

scenario("Throne of Bone that is sleighted gives life for white spells", both, function(s)
  local throne = s.bob:has("in play", "Throne of Bone")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "White Knight")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:lands("Plains", 1)
  s.bob:mana "{U}{W}{W}{2}{B}"
  s.bob:casts("Sleight of Mind", { on = throne, choosing = { "black", "white" } })
  s.bob:casts("Scathe Zombies")
  s.bob:will("pay", true)
  s.bob:casts("White Knight")
  s:expect(s.bob, { life = 21 })
end)
