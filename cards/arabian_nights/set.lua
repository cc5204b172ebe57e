return set { name = "Arabian Nights", code = "ARN", released = "1993-12-17" }
