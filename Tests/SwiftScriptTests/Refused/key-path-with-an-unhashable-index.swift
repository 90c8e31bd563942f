// swift-format-ignore-file
struct K { }
struct M { subscript(x: K) -> Int { 1 } }
let p = \M.[K()]  // error: subscript index of type 'K' in a key path must be Hashable
