-- A kind of counter with rules attached: each one melts in an upkeep, and until the last has melted, what they
-- lie on stays tapped and out of the way.
return {
  counter_kind "frost" {
    does_not_untap {},
    cannot_block {},
    at_upkeep { of = you, remove_counters("frost", 1, self) },
  },
}
