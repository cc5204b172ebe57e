return keyword "lifelink" {
  text = "Its controller gains as much life as it deals damage.",
  deals_damage { what = self, gain_life(that_much) },
}
