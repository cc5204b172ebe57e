-- An event offers to tap or untap: the mode is chosen as it is announced, and it may still be declined.

local function touched(s)
  s:card [[return summon "Spirit" "Touching Spirit" {
    cost = "{U}", power = 1, toughness = 1,
    attacks {
      what = self,
      choose_one {
        mode { target = permanent, may { tap(target) } },
        mode { target = permanent, may { untap(target) } },
      },
    },
  }]]
  return s.bob:has("in play", "Touching Spirit"), s.sue:has("in play", "Grizzly Bears")
end

scenario("an event may tap what is chosen, or leave it", { "fifth", "microprose" }, function(s)
  local spirit, bears = touched(s)
  s.bob:will("mode", "tap")
  s.bob:will("target", bears)
  s.bob:will("pay", true)
  s.bob:attacks { spirit }
  s:expect(bears, { tapped = true })
end)

scenario("what an event offers to tap stays as it is when nobody wants it", { "fifth", "microprose" }, function(s)
  local spirit, bears = touched(s)
  s.bob:will("mode", 1)
  s.bob:will("target", bears)
  s.bob:will("pay", false)
  s.bob:attacks { spirit }
  s:expect(bears, { tapped = false })
end)
