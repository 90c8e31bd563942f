// swift-format-ignore-file
struct M { subscript(x: @autoclosure () -> Int) -> Int { x() } }
let p = \M.[3]  // error: subscript index of type '() -> Int' in a key path must be Hashable
