// swift-format-ignore-file
struct S { var on = false }
let s: S? = S()
if s?.on { print(1) }  // error: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
