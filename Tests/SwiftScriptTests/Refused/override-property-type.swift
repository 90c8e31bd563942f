// swift-format-ignore-file
class A { var x: Int { 1 } }
class B: A { override var x: String { "" } }  // error: property 'x' with type 'String' cannot override a property with type 'Int'
