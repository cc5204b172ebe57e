local both = { "fifth", "microprose" }

local altar = [[ return artifact "Test Altar" {
  cost = "{1}", activated { cost = { sacrifice(creatures), lose_life(2) }, draw(1) } } ]]

scenario("E-036 a creature and 2 life stay paid when the activation is countered", both, function(s)
  s:card(altar)
  s:card [[ return interrupt "Test Denial" { cost = "{U}", target = effect, counter(target) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local stone = s.bob:has("in play", "Test Altar")
  s.sue:has("hand", "Test Denial")
  s.sue:lands("Island", 1)
  local play = s.bob:activates(stone, { held = true })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 18 })
  s.sue:interrupts(play, "Test Denial")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 18, hand = 0, library = 20 })
end)

scenario("E-036 b: and when it fails because its target is gone", both, function(s)
  s:card [[ return artifact "Test Altar" {
    cost = "{1}", activated { cost = { sacrifice(creatures:that_are "green"), lose_life(2) }, target = creature, draw(1),
      tap(target) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local stone = s.bob:has("in play", "Test Altar")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:activates(stone, { target = ogre, held = true })
  s.sue:casts("Unsummon", { on = ogre, held = true })
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 18, hand = 0, library = 20 })
end)

scenario("E-036 c: uncountered, it draws", both, function(s)
  s:card(altar)
  s.bob:has("in play", "Grizzly Bears")
  s.bob:activates(s.bob:has("in play", "Test Altar"))
  s:expect(s.bob, { life = 18, hand = 1, library = 19 })
end)

local with_and_without = {
  { "P", "Tap it. 1 damage to it.", [[ tap(target), deal(1, target) ]], 1 },
  { "Q", "Tap it to have 1 damage dealt to it.", [[ first { tap(target), to = { deal(1, target) } } ]], 0 },
}
for _, one in ipairs(with_and_without) do
  scenario("E-037 " .. one[1] .. ": " .. one[2], both, function(s)
    s:card('return instant "Test Jab" { cost = "{R}", target = creature, ' .. one[3] .. " }")
    local tapped = s.sue:makes("Tapped Beast", { power = 3, toughness = 3 })
    local fresh = s.sue:makes("Fresh Beast", { power = 3, toughness = 3 })
    s.bob:has("hand", "Twiddle")
    s.bob:has("hand", "Test Jab", { count = 2 })
    s.bob:mana "{U}{R}{R}"
    s.bob:casts("Twiddle", { on = tapped, mode = "tap" })
    s.bob:casts("Test Jab", { on = tapped })
    s:expect(tapped, { tapped = true, damage = one[4] })
    s.bob:casts("Test Jab", { on = fresh })
    s:expect(fresh, { tapped = true, damage = 1 })
  end)
end

scenario("what was done first may last, and more may follow at a later time", function(s)
  s:card [[ return instant "Test Bargain" { cost = "{R}", target = creature,
    first { until_end_of_turn(target, { plus = "+1/+1" }), to = { next_end_of_turn { destroy(target) } } } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Bargain")
  s.bob:mana "{R}"
  s.bob:casts("Test Bargain", { on = bears })
  s:expect(bears, { power = 3, toughness = 3 })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)
