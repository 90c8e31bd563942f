// swift-format-ignore-file
class Box { private(set) var n = 0 }
let b = Box()
b.n = 3 // error: cannot assign to property: 'n' setter is inaccessible
