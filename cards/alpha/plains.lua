return basic_land "Plains" {}
