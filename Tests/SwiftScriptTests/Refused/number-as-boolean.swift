// swift-format-ignore-file
if 1 { print("x") }  // error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
