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
