// swift-format-ignore-file
class A { }
class B: A { override subscript(i: Int) -> Int { i } }  // error: subscript does not override any subscript from its superclass
