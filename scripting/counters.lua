-- Kinds of counters and what each one does (R-COUNTER-1). Counters of other names may be used too: they only count.
return {
  counter_kind "+1/+1" { plus = "+1/+1" },
  counter_kind "-1/-1" { plus = "-1/-1" },
  counter_kind "+1/+0" { plus = "+1/+0" },
  counter_kind "+0/+1" { plus = "+0/+1" },
}
