local function worlds(s)
  for _, name in ipairs { "First World", "Second World" } do
    s:card(string.format([[ return enchant_world %q { cost = "{G}", text = "Creatures get +1/+1.",
      continuous { affects = creatures, plus = "+1/+1" } } ]], name))
  end
end

scenario("E-106 a new enchant world buries the old one", { "fifth", "microprose" }, function(s)
  worlds(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local first = s.bob:has("hand", "First World")
  s.bob:lands("Forest", 1)
  s.bob:casts(first)
  s:expect(first, { zone = "in play" })
  s:expect(bears, { power = 3 })
  s:next_turn()
  local second = s.sue:has("hand", "Second World")
  s.sue:lands("Forest", 1)
  s.sue:casts(second)
  s:expect(first, { zone = "graveyard", owner = s.bob })
  s:expect(second, { zone = "in play" })
  s:expect(bears, { power = 3 })
end)

scenario("E-106 worlds that enter together are all buried", { "fifth", "microprose" }, function(s)
  worlds(s)
  s:card [[ return sorcery "Return of the Worlds" {
    cost = "{G}",
    text = "Put all enchantments in your graveyard into play.",
    return_to_play(cards:in_zone "graveyard":owned_by(you):that_are "enchantment"),
  } ]]
  local old = s.sue:makes("Old World", { types = { "world", "enchantment" } })
  s:next_turn()
  s:next_turn()
  local first = s.bob:has("graveyard", "First World")
  local second = s.bob:has("graveyard", "Second World")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Return of the Worlds")
  s.bob:lands("Forest", 1)
  s.bob:will("order", first) -- the lower one in the graveyard
  s.bob:casts("Return of the Worlds")
  s:expect(first, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
  s:expect(old, { zone = "graveyard" })
  s:expect(bears, { power = 2 })
end)
