-- As much less as there are lands of a sort, and never the last of toughness (R-CRE-4).
local both = { "fifth", "microprose" }

--- Sue's enchantment on Bob's creature, who has two snow-covered lands; she has four.
local function blinded(s, creature)
  s:card [[ return enchant_creature "Test Blind" { cost = "{G}",
    text = "Enchanted creature gets less.",
    continuous {
      affects = enchanted:attacking(),
      plus = {
        product(-1, count(lands:that_are "snow-covered":controlled_by(defending_player))),
        product(-1, smallest(count(lands:that_are "snow-covered":controlled_by(defending_player)), difference(toughness_of(enchanted), 1))),
      },
    },
    continuous {
      affects = enchanted,
      only_if = not_so(is(enchanted, permanents:attacking())),
      plus = {
        product(-1, count(lands:that_are "snow-covered":controlled_by(controller_of(enchanted)))),
        product(-1, smallest(count(lands:that_are "snow-covered":controlled_by(controller_of(enchanted))), difference(toughness_of(enchanted), 1))),
      },
    } } ]]
  local blind = s.bob:has("in play", creature)
  s.bob:has("in play", "Snow-Covered Mountain", { count = 2 })
  s.sue:has("in play", "Snow-Covered Mountain", { count = 4 })
  s.bob:lands("Mountain", 3)
  s.sue:has("in play", "Test Blind", { on = blind })
  return blind
end

scenario("R-CRE-4 it counts its controller's lands, and the defender's while it attacks", both, function(s)
  local wurm = blinded(s, "Craw Wurm")
  s:expect(wurm, { power = 4, toughness = 2 })
  s.bob:attacks { wurm }
  s:expect(wurm, { power = 2, toughness = 1 })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:to("main")
  s:expect(wurm, { power = 4, toughness = 2 })
end)

scenario("R-CRE-4 the last of toughness stays, whatever there is, and what comes later is more", both, function(s)
  local ogre = blinded(s, "Gray Ogre")
  s:expect(ogre, { power = 0, toughness = 1 })
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts("Giant Growth", { target = ogre })
  s:expect(ogre, { power = 3, toughness = 4 })
end)
