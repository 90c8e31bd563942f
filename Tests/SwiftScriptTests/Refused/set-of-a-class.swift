// swift-format-ignore-file
class C {}
let s = Set<C>()  // error: type 'C' does not conform to protocol 'Hashable'
