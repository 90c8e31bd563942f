var x = 1
if x = 3 { print("x") }  // error: use of '=' in a boolean context, did you mean '=='?
