-- What a text goes on to say of a target of an offer is a part of the offer.
local both = { "fifth", "microprose" }

local function bargain(s)
  s:card [[
    return instant "Test Bargain" {
      cost = "{G}",
      text = "You may pay {1}. If you do, destroy target artifact. That artifact's controller gains 2 life.",
      target = artifact,
      may { pay = "{1}", destroy(target), gain_life(2, controller_of(target)) },
    }
  ]]
  s.bob:has("hand", "Test Bargain")
  s.bob:lands("Forest", 2)
  return s.sue:has("in play", "Sol Ring")
end

scenario("R-RESOLVE-1 who declines an offer does nothing that is said of its target", both, function(s)
  local ring = bargain(s)
  s.bob:will("pay", "no")
  s.bob:casts("Test Bargain", { on = ring })
  s:expect(ring, { zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)
