-- The rules of the fifth edition. What each option means, and what the other rule set does, is told by
-- `sleight api`; D numbers are those of the list of differences.
return rule_set "fifth" {
  text = "The duel by the rule book of the fifth edition.",
  phases = {
    { name = "untap", action = "untap", fast_effects = false },
    { name = "upkeep" },
    { name = "draw", action = "draw" },
    { name = "main", action = "main" },
    { name = "discard", action = "discard" },
    { name = "cleanup", action = "cleanup", fast_effects = false },
  },
  options = {
    ["setup.starter"] = "loser",              -- D-01
    ["setup.first_draw"] = "phase skipped",   -- D-02
    ["setup.ante"] = "by agreement",          -- D-03
    ["mana.burn_points"] = "attack too",      -- D-04
    ["cast.fizzle_returns"] = false,          -- D-06
    ["regen.in_combat"] = "leaves",           -- D-07
    ["combat.removal_causes"] = "no creature too",  -- D-08
    ["combat.announce"] = "can be aborted",   -- D-10
    ["combat.must_attack"] = true,            -- D-11
    ["regen.playable_when_forbidden"] = true, -- D-12
    ["dp.step_on_destroy"] = false,           -- D-13
    ["dp.side_effects"] = "after deaths",     -- D-14
    ["dp.batches"] = "batches",               -- D-16
    ["artifact.tapped"] = "all off",          -- D-17
    ["token.graveyard_stop"] = false,         -- D-18
    ["band.regroup"] = true,                  -- D-20
    ["untap.repeat"] = false,                 -- D-21
    ["upkeep.lock"] = false,                  -- D-22
    ["target.repeat"] = true,                 -- D-25
    ["cast.mana_source_type"] = true,         -- D-26
    ["mana.nonland_default"] = "instant",     -- D-38
  },
  -- R-CRE-9
  cannot_attack { affects = creatures:of_type "wall" },
}
