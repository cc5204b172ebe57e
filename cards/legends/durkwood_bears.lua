-- Durkwood Boars under the name that worked examples E-080 and E-125 give it.
return summon "Bear" "Durkwood Bears" {
  cost = "{4}{G}", power = 4, toughness = 4,
}
