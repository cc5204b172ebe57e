return keyword "deathtouch" {
  text = "A creature that it deals damage is destroyed.",
  deals_damage { what = self, to = permanents, destroy(other_one) },
}
