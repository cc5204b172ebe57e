return mod { name = "market", version = "1.0" }
