-- The rule documents call Durkwood Boars so.
return summon "Bear" "Durkwood Bears" {
  cost = "{4}{G}", power = 4, toughness = 4,
}
