// swift-format-ignore-file
let double: (Int) -> Int = { a, b in a + b }  // error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
