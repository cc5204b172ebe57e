return mod { name = "kitchen table", version = "1.0" }
