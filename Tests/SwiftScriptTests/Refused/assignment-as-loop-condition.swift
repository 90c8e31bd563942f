var done = false
while done = true { print("x") }  // error: use of '=' in a boolean context, did you mean '=='?
