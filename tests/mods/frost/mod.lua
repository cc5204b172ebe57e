return mod { name = "frost", version = "1.0" }
