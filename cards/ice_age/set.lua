return set { name = "Ice Age", code = "ICE", released = "1995-06-03" }
