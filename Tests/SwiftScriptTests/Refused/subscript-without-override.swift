// swift-format-ignore-file
class A { subscript(i: Int) -> Int { i } }
class B: A { subscript(i: Int) -> Int { i + 1 } }  // error: overriding declaration requires an 'override' keyword
