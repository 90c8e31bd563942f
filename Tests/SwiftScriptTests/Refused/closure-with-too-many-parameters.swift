// swift-format-ignore-file
let f: (Int) -> Int = { x, y in x }  // error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
