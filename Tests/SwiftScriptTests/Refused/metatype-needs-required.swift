// swift-format-ignore-file
class A { init(n: Int) {} }
let t: A.Type = A.self
let a = t.init(n: 1)  // error: constructing an object of class type 'A' with a metatype value must use a 'required' initializer
