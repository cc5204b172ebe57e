-- The rules as the duel chapter of the computer game has them.
return rule_set "microprose" {
  text = "The duel by the manual of the computer game.",
  like = "fifth",
  options = {
    ["setup.starter"] = "random",             -- D-01
    ["setup.first_draw"] = "draw left out",   -- D-02
    ["setup.ante"] = "always",                -- D-03
    ["mana.burn_points"] = "end of phase",    -- D-04
    ["cast.fizzle_returns"] = true,           -- D-06
    ["regen.in_combat"] = "stays",            -- D-07
    ["combat.removal_causes"] = "leaving and control",  -- D-08
    ["combat.announce"] = "goes on",          -- D-10
    ["combat.must_attack"] = false,           -- D-11
    ["regen.playable_when_forbidden"] = false,  -- D-12
    ["artifact.tapped"] = "continuous off",   -- D-17
    ["token.graveyard_stop"] = true,          -- D-18
    ["band.regroup"] = false,                 -- D-20
    ["untap.repeat"] = true,                  -- D-21
    ["upkeep.lock"] = true,                   -- D-22
    ["target.repeat"] = false,                -- D-25
    ["cast.mana_source_type"] = false,        -- D-26
    ["mana.nonland_default"] = "mana source", -- D-38
  },
}
