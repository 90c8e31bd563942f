// swift-format-ignore-file
struct Pair<A, B> { var a: A; var b: B }
let p: Pair<Int> = Pair(a: 1, b: 2)  // error: generic type 'Pair' specialized with too few type parameters (got 1, but expected 2)
