scenario("creatures that die together see each other die", function(s)
  s:card [[ return summon "Ghoul" "Mourner" {
    cost = "{B}", power = 1, toughness = 1,
    text = "Whenever another creature is put into a graveyard from play, you gain 1 life.",
    put_into_graveyard { what = creatures:other(), gain_life(1) },
  } ]]
  s.bob:has("in play", "Mourner")
  s.sue:has("in play", "Mourner")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.bob:casts("Wrath of God")
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 22 })
end)

scenario("what dies together with what strengthened it is remembered with its strength", function(s)
  s:card [[ return summon "Lord" "Bear Lord" {
    cost = "{G}", power = 1, toughness = 1,
    text = "All Bears get +1/+1.",
    continuous { affects = creatures:of_type "bear", plus = "+1/+1" },
  } ]]
  local lord = s.sue:has("in play", "Bear Lord")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Creature Bond", { on = bears })
  s.bob:has("hand", "Wrath of God")
  s.bob:lands("Plains", 4)
  s.sue:will("order", lord) -- it reaches the graveyard first
  s.bob:casts("Wrath of God")
  s:expect(s.sue, { life = 17 })
end)

scenario("R-TRIG-1 permanents that leave play together see each other leave, wherever they go", { "fifth", "microprose" },
  function(s)
    s:card [[ return summon "Ghoul" "Farewell" {
      cost = "{B}", power = 1, toughness = 1,
      leaves_play { what = creatures:other(), gain_life(1) },
    } ]]
    s:card [[ return sorcery "Evacuation" { cost = "{0}", return_to_hand(creatures) } ]]
    s:card [[ return sorcery "Test Exile" { cost = "{0}", remove_from_game(creatures) } ]]
    for _, spell in ipairs { "Evacuation", "Test Exile" } do
      s.bob:has("in play", "Farewell")
      s.sue:has("in play", "Farewell")
      s.sue:has("in play", "Grizzly Bears")
      s.bob:has("hand", spell)
      s.bob:casts(spell)
    end
    s:expect(s.bob, { life = 24 })
    s:expect(s.sue, { life = 24 })
  end)
