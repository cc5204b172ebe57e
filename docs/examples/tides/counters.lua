-- Kinds of counters that only count, or do what is said here.
return {
  counter_kind "silt" { plus = "-1/-0" },
}
