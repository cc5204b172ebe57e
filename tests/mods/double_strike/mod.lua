return mod { name = "Double strike", version = "1.0" }
